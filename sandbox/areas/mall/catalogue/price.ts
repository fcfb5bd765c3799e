import type { CatalogueDenomination, CataloguePrice } from './types'

/** The price of an item that is sold at `priceFen` after a subsidy of `subsidyFen`. */
export function priced(priceFen: number, subsidyFen: number): CataloguePrice {
  return { priceFen, subsidyFen, originalPriceFen: priceFen + subsidyFen }
}

/** A denomination of so many whole yuan, sold `subsidyFen` below its face value. */
export function denomination(faceYuan: number, subsidyFen: number): CatalogueDenomination {
  return { label: { zh: `${faceYuan} 元`, en: `¥${faceYuan}` }, ...priced(faceYuan * 100 - subsidyFen, subsidyFen) }
}
