import type { Text } from '../../../language'
import type { EmblemPicture, GoodsPicture } from '../../../pictures/spec'

/** How bought goods reach the buyer: to a phone number, to an account of the brand, or as a card code. */
export type RechargeType = 'phone' | 'account' | 'card'

/** What an item costs, in integer fen: priceFen + subsidyFen = originalPriceFen. */
export interface CataloguePrice {
  priceFen: number
  subsidyFen: number
  originalPriceFen: number
}

/** One amount that an item is sold in, such as 50 yuan of phone credit; originalPriceFen is its face value. */
export interface CatalogueDenomination extends CataloguePrice {
  label: Text
}

/** One item on sale. Its own price is that of the denomination chosen first, where it has denominations. */
export interface CatalogueGoods extends CataloguePrice {
  goodsId: string
  title: Text
  subtitle: Text
  brandId: string
  /** A category of the second level. */
  categoryId: string
  sold: number
  stock: number
  tags: readonly Text[]
  /** In the order in which they are offered; never empty. */
  rechargeTypes: readonly RechargeType[]
  denominations?: readonly CatalogueDenomination[]
  /** Paragraphs. */
  description: readonly Text[]
  /** What the buyer should know before paying, one sentence each. */
  notes: readonly Text[]
  picture: GoodsPicture
}

/** A brand; its logo is `/pictures/brand/<brandId>.png`. */
export interface CatalogueBrand {
  brandId: string
  name: Text
  slogan: Text
  picture: EmblemPicture
}

/** A category of the second level; its icon is `/pictures/category/<categoryId>.png`. */
export interface CatalogueChildCategory {
  categoryId: string
  name: Text
  picture: EmblemPicture
}

/** A category of the first level. */
export interface CatalogueCategory extends CatalogueChildCategory {
  children: readonly CatalogueChildCategory[]
}

/** A banner; its picture is `/pictures/banner/<bannerId>.png` and leaves the left half calm for the two texts. */
export interface CatalogueBanner {
  bannerId: string
  places: readonly ('home' | 'mall')[]
  title: Text
  subtitle: Text
  /** Address of a screen, with its query. */
  url: string
  picture: EmblemPicture
}

/** A suggested search word; one with a url opens it in place of searching. */
export interface CatalogueHotWord {
  word: Text
  url?: string
}

/** An entry of the home grid; its icon is `/pictures/grid/<entryId>.png`. */
export interface CatalogueGridEntry {
  entryId: string
  title: Text
  /** Where it leads; the address of a category has its name in the customer's language. */
  url: Text
  picture: EmblemPicture
}

/** An item whose subsidy grows in the course of the day; from each hour (0–23) on, the subsidy is that of its step. */
export interface CatalogueAllowance {
  goodsId: string
  steps: readonly { fromHour: number; subsidyFen: number }[]
}
