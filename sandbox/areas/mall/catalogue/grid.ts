import type { Text } from '../../../language'
import type { Motif } from '../../../pictures/glyphs/glyph'
import type { PaletteName } from '../../../pictures/palettes'
import type { CatalogueGridEntry } from './types'

const entry = (entryId: string, title: Text, url: string, motif: Motif, palette: PaletteName): CatalogueGridEntry => ({
  entryId,
  title,
  url,
  picture: { motif, palette },
})

/** The entries of the home grid, in the order shown. */
export const gridEntries: readonly CatalogueGridEntry[] = [
  entry('topup', { zh: '话费充值', en: 'Top up' }, '/subPackages/xyfApp/phone-charges/index', 'phone', 'ocean'),
  entry('video', { zh: '影视会员', en: 'Video' }, '/subPackages/category/index?categoryId=102', 'film', 'violet'),
  entry('coffee', { zh: '咖啡茶饮', en: 'Coffee' }, '/subPackages/category/index?categoryId=201', 'cup', 'amber'),
  entry('giftCard', { zh: '购物礼卡', en: 'Gift cards' }, '/subPackages/category/index?categoryId=301', 'bag', 'coral'),
  entry('allowance', { zh: '补贴降价', en: 'Price cut' }, '/subPackages/allowance-down/index', 'percent', 'rose'),
  entry('gold', { zh: '黄金会员', en: 'Gold member' }, '/subPackages/gold-member/index', 'crown', 'gold'),
  entry('coins', { zh: '金币商城', en: 'Coin mall' }, '/subPackages/xyfApp/gold-shop/index', 'coin', 'gold'),
  entry('invite', { zh: '邀请好友', en: 'Invite' }, '/subPackages/red-packets/index', 'users', 'sky'),
  entry('free', { zh: '免费领', en: 'Get free' }, '/subPackages/free/index', 'gift', 'plum'),
  entry('tasks', { zh: '提现任务', en: 'Cash tasks' }, '/subPackages/cash-task/index', 'wallet', 'teal'),
]
