import type { CatalogueCategory } from './types'

/** Three categories with four children each. */
export const categories: readonly CatalogueCategory[] = [
  {
    categoryId: '100',
    name: { zh: '数字会员', en: 'Digital' },
    picture: { motif: 'crown', palette: 'violet' },
    children: [
      {
        categoryId: '101',
        name: { zh: '话费流量', en: 'Phone and data' },
        picture: { motif: 'phone', palette: 'ocean' },
      },
      { categoryId: '102', name: { zh: '影视会员', en: 'Video' }, picture: { motif: 'film', palette: 'violet' } },
      {
        categoryId: '103',
        name: { zh: '音乐阅读', en: 'Music and reading' },
        picture: { motif: 'music', palette: 'rose' },
      },
      {
        categoryId: '104',
        name: { zh: '游戏点卡', en: 'Game cards' },
        picture: { motif: 'gamepad', palette: 'indigo' },
      },
    ],
  },
  {
    categoryId: '200',
    name: { zh: '吃喝出行', en: 'Food and travel' },
    picture: { motif: 'noodle', palette: 'amber' },
    children: [
      {
        categoryId: '201',
        name: { zh: '咖啡茶饮', en: 'Coffee and tea' },
        picture: { motif: 'cup', palette: 'amber' },
      },
      { categoryId: '202', name: { zh: '美食餐券', en: 'Dining' }, picture: { motif: 'burger', palette: 'coral' } },
      {
        categoryId: '203',
        name: { zh: '加油充电', en: 'Fuel and charging' },
        picture: { motif: 'fuel', palette: 'jade' },
      },
      { categoryId: '204', name: { zh: '出行卡券', en: 'Transport' }, picture: { motif: 'bus', palette: 'sky' } },
    ],
  },
  {
    categoryId: '300',
    name: { zh: '生活购物', en: 'Life and shopping' },
    picture: { motif: 'bag', palette: 'coral' },
    children: [
      { categoryId: '301', name: { zh: '购物礼卡', en: 'Gift cards' }, picture: { motif: 'gift', palette: 'coral' } },
      {
        categoryId: '302',
        name: { zh: '生活缴费', en: 'Household bills' },
        picture: { motif: 'bolt', palette: 'gold' },
      },
      {
        categoryId: '303',
        name: { zh: '居家服务', en: 'Home services' },
        picture: { motif: 'broom', palette: 'teal' },
      },
      {
        categoryId: '304',
        name: { zh: '健康亲子', en: 'Health and family' },
        picture: { motif: 'heart', palette: 'plum' },
      },
    ],
  },
]
