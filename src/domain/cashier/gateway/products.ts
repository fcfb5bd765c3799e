import type { BizType } from '@/contract/cashier'
import { certificateFee } from './products/certificateFee'
import { mallOrder } from './products/mallOrder'
import { membership } from './products/membership'
import type { Product } from './products/product'
import { raisedQuota } from './products/raisedQuota'

/** Everything that is paid through the cashier: a new product is a file in `products/` and a line here. */
export const products: Record<BizType, Product> = {
  MALL_ORDER: mallOrder,
  VIP_MEMBER_CARD: membership,
  VIP_HOIST_LINES: raisedQuota,
  CERTIFICATE_FEE: certificateFee,
}

/** What a source sells: goods of the mall where no other product names it. */
export const bizTypeOf = (source: string): BizType =>
  (Object.values(products).find(({ sources }) => sources.includes(source)) ?? mallOrder).bizType
