import type { Text } from '../../../language'
import type { Motif } from '../../../pictures/glyphs/glyph'
import type { PaletteName } from '../../../pictures/palettes'
import type { CatalogueCategory, CatalogueChildCategory } from './types'

const named = (categoryId: string, name: Text, motif: Motif, palette: PaletteName): CatalogueChildCategory => ({
  categoryId,
  name,
  picture: { motif, palette },
})

/** Three categories with four children each. */
export const categories: readonly CatalogueCategory[] = [
  {
    ...named('100', { zh: '数字会员', en: 'Digital' }, 'crown', 'violet'),
    children: [
      named('101', { zh: '话费流量', en: 'Phone and data' }, 'phone', 'ocean'),
      named('102', { zh: '影视会员', en: 'Video' }, 'film', 'violet'),
      named('103', { zh: '音乐阅读', en: 'Music and reading' }, 'music', 'rose'),
      named('104', { zh: '游戏点卡', en: 'Game cards' }, 'gamepad', 'indigo'),
    ],
  },
  {
    ...named('200', { zh: '吃喝出行', en: 'Food and travel' }, 'noodle', 'amber'),
    children: [
      named('201', { zh: '咖啡茶饮', en: 'Coffee and tea' }, 'cup', 'amber'),
      named('202', { zh: '美食餐券', en: 'Dining' }, 'burger', 'coral'),
      named('203', { zh: '加油充电', en: 'Fuel and charging' }, 'fuel', 'jade'),
      named('204', { zh: '出行卡券', en: 'Transport' }, 'bus', 'sky'),
    ],
  },
  {
    ...named('300', { zh: '生活购物', en: 'Life and shopping' }, 'bag', 'coral'),
    children: [
      named('301', { zh: '购物礼卡', en: 'Gift cards' }, 'gift', 'coral'),
      named('302', { zh: '生活缴费', en: 'Household bills' }, 'bolt', 'gold'),
      named('303', { zh: '居家服务', en: 'Home services' }, 'broom', 'teal'),
      named('304', { zh: '健康亲子', en: 'Health and family' }, 'heart', 'plum'),
    ],
  },
]
