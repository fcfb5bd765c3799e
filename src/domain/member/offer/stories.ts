import type { PayOption, PriceOption } from '@/contract/member/info'
import { type PriceStory, priceStory } from '@/domain/rights/priceStory'

/** What a price of a membership costs and saves. */
export const storyOf = ({ canRenew, salePrice, originalPrice, contractPrice }: PriceOption): PriceStory =>
  priceStory({ today: salePrice, usual: originalPrice, ...(canRenew ? { renewal: contractPrice } : {}) })

/**
 * What a price of the older variant costs and saves. It is never charged again. Where the server names no usual price, its discount
 * says what that is.
 */
export const storyOfTerm = ({ priceSell, priceShow, discountPrice }: PayOption): PriceStory =>
  priceStory({ today: priceSell, usual: priceShow || priceSell + discountPrice })
