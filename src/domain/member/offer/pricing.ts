import type { PayOption, PriceOption } from '@/contract/member/info'
import { type Pricing, pricingOf } from '@/domain/rights/pricing'

/** What a price of a membership costs and saves. */
export const pricingOfPlan = ({ canRenew, salePrice, originalPrice, contractPrice }: PriceOption): Pricing =>
  pricingOf({ today: salePrice, usual: originalPrice, ...(canRenew ? { renewal: contractPrice } : {}) })

/**
 * What a price of the older variant costs and saves. It is never charged again. Where the server names no usual price, its discount
 * says what that is.
 */
export const pricingOfTerm = ({ priceSell, priceShow, discountPrice }: PayOption): Pricing =>
  pricingOf({ today: priceSell, usual: priceShow || priceSell + discountPrice })
