import type { Text } from '../../../language'
import type { Motif } from '../../../pictures/glyphs/glyph'
import type { PaletteName } from '../../../pictures/palettes'
import { categories } from './categories'
import type { CatalogueGridEntry } from './types'

const entry = (
  entryId: string,
  title: Text,
  url: string | Text,
  motif: Motif,
  palette: PaletteName,
): CatalogueGridEntry => ({
  entryId,
  title,
  url: typeof url === 'string' ? { zh: url, en: url } : url,
  picture: { motif, palette },
})

/** The goods of a category, as the mall opens them. Throws RangeError for a category that there is none of. */
function goodsOf(categoryId: string): Text {
  const found = categories.flatMap(({ children }) => children).find((one) => one.categoryId === categoryId)
  if (!found) throw new RangeError(`no category ${categoryId}`)
  const url = (name: string) =>
    `/subPackages/mall-search/index?keyword=${encodeURIComponent(name)}&categoryId=${categoryId}`
  return { zh: url(found.name.zh), en: url(found.name.en) }
}

/** The entries of the home grid, in the order shown. */
export const gridEntries: readonly CatalogueGridEntry[] = [
  entry('topup', { zh: '话费充值', en: 'Top up' }, '/subPackages/xyfApp/phone-charges/index', 'phone', 'ocean'),
  entry('video', { zh: '影视会员', en: 'Video' }, goodsOf('102'), 'film', 'violet'),
  entry('coffee', { zh: '咖啡茶饮', en: 'Coffee' }, goodsOf('201'), 'cup', 'amber'),
  entry('giftCard', { zh: '购物礼卡', en: 'Gift cards' }, goodsOf('301'), 'bag', 'coral'),
  entry('allowance', { zh: '补贴降价', en: 'Price cut' }, '/subPackages/allowance-down/index', 'percent', 'rose'),
  entry('gold', { zh: '黄金会员', en: 'Gold member' }, '/subPackages/gold-member/index', 'crown', 'gold'),
  entry('coins', { zh: '金币商城', en: 'Coin mall' }, '/subPackages/xyfApp/gold-shop/index', 'coin', 'gold'),
  entry('invite', { zh: '邀请好友', en: 'Invite' }, '/subPackages/red-packets/index', 'users', 'sky'),
  entry('free', { zh: '免费领', en: 'Group freebies' }, '/subPackages/free/index', 'gift', 'plum'),
  entry('tasks', { zh: '提现任务', en: 'Cash tasks' }, '/subPackages/cash-task/index', 'wallet', 'teal'),
]
