import type { Text } from '../../language'
import { categories } from '../mall/catalogue/categories'
import { goods } from '../mall/catalogue/goods'

/** What a coupon is for; `null` does not narrow it. */
interface Scope {
  kind: 'goods' | 'loan'
  categoryId: string | null
  goodsId: string | null
}

const named = [...categories, ...categories.flatMap(({ children }) => children)]

/** The categories of the second level that a category stands for. */
export const secondLevelOf = (categoryId: string): readonly string[] =>
  categories.find((one) => one.categoryId === categoryId)?.children.map((child) => child.categoryId) ?? [categoryId]

/** The name of the category that a coupon is limited to. */
const categoryName = (categoryId: string): Text | undefined => named.find((one) => one.categoryId === categoryId)?.name

/** What a coupon is for, in words. */
export function scopeOf({ kind, categoryId, goodsId }: Scope): Text {
  if (kind === 'loan') return { zh: '借款还款可用', en: 'For loans and repayments' }
  const title = goods.find((one) => one.goodsId === goodsId)?.title
  if (title) return { zh: `仅限${title.zh}`, en: `For ${title.en} only` }
  const category = categoryId === null ? undefined : categoryName(categoryId)
  if (category) return { zh: `仅限${category.zh}类商品`, en: `For ${category.en} only` }
  return { zh: '商城通用', en: 'For everything in the mall' }
}

/** Where a coupon is used: the goods, the goods of its category, the mall, or lending, which is the native app's. */
export function placeOf({ kind, categoryId, goodsId }: Scope, lang: 'zh-CN' | 'en'): string {
  if (kind === 'loan') return '/pages/nativeBridge/index?nativeType=loan'
  if (goodsId !== null) return `/subPackages/pdp/index?goodsId=${goodsId}`
  const name = categoryId === null ? undefined : categoryName(categoryId)
  if (!name) return '/pages/mall/index'
  const keyword = encodeURIComponent(lang === 'en' ? name.en : name.zh)
  return `/subPackages/mall-search/index?categoryId=${categoryId}&keyword=${keyword}`
}
