import { formatAmount, yuan } from '@/lib/money'
import { mall as en } from './en/mall'
import { catalogue } from './language'

export const mall = {
  searchHint: '搜索话费、会员、礼品卡',
  search: '搜索',
  all: '全部',
  allCategories: '全部分类',
  categories: '商品分类',
  noCategories: '暂时没有分类',
  brands: '品牌精选',
  banners: '活动',
  justSaved: ' 刚刚省下 ',
  savedAt: (time: string) => ` ${time} 省下 `,
  yuan: (fen: number) => `${formatAmount(fen)} 元`,
  subsidy: (fen: number) => `补贴 ${yuan(fen)}`,
  sold: (count: number) => `已售 ${count >= 10_000 ? `${Math.floor(count / 1000) / 10} 万` : count}`,
  noGoods: '这里还没有商品',
  noGoodsHint: '换个分类看看吧',

  keywordEmpty: '请输入想搜索的内容',
  searchClear: '清空输入',
  history: '最近搜索',
  clearHistory: '清空搜索历史',
  suggested: '大家都在搜',
  searchIdle: '想买点什么？',
  searchIdleHint: '输入商品、品牌或服务名称',
  sort: '排序',
  sorts: { default: '综合', sold: '销量', priceUp: '价格升序', priceDown: '价格降序' },
  noResult: (keyword: string) => `没有找到“${keyword}”`,
  noResultHint: '换个关键词试试',

  promotion: '狂欢购物节',
  promotionHint: '精选好物，补贴到底',
  stepsTitle: '越晚越便宜，看准时机下手',
  stepsHint: '补贴价按时段递减，次日零点恢复',
  nextStep: (fen: number) => `距 ${yuan(fen)} 还有`,
  lowest: '已是今日最低价',
  todayPrice: '当前价',
  buyNow: '马上抢',
  goodsCount: (count: number) => `共 ${count} 件商品`,

  option: '规格',
  chooseType: '选择规格',
  quantity: '数量',
  atMost: (count: number) => `每单最多 ${count} 件`,
  soldOut: '暂时缺货',
  inBrand: '进店看看',
  description: '商品介绍',
  notes: '购买须知',
  deliveries: { phone: '直充手机号', account: '直充账号', card: '卡密发货' },
  buy: '立即购买',
  total: '合计',
  gone: '商品已下架',
  goneHint: '去商城看看其他好物吧',
  toMall: '去商城',
  pictures: '商品图片',
  lookAt: (title: string, place: number, count: number) => `查看大图：${title}，第 ${place} 张，共 ${count} 张`,
}

/** Words of the mall: goods, search, promotions, products. */
export const mallWords = catalogue({ 'zh-CN': mall, en })
