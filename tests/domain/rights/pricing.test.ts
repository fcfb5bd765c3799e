import { pricingOfPlan, pricingOfTerm } from '@/domain/member/offer/pricing'
import { pricingOf } from '@/domain/rights/pricing'

describe('what a plan costs and saves', () => {
  it.each([
    ['less than usual', 990, 2_500, { usual: 2_500, saved: 1_510 }],
    ['a fen less', 2_499, 2_500, { usual: 2_500, saved: 1 }],
    ['the usual price', 2_500, 2_500, { usual: undefined, saved: 0 }],
    ['more than usual', 2_600, 2_500, { usual: undefined, saved: 0 }],
    ['a plan without a usual price', 990, 0, { usual: undefined, saved: 0 }],
    ['nothing today', 0, 2_500, { usual: 2_500, saved: 2_500 }],
  ])('%s', (_, today, usual, told) => {
    expect(pricingOf({ today, usual })).toEqual({ today, renewal: undefined, ...told })
  })

  it('R-102 the renewal of a price costs its contract price, and is no part of what is saved today', () => {
    const amounts = { salePrice: 990, originalPrice: 2_500, contractPrice: 1_500 }
    const rest = { contractType: 'continue_month', contractTypeName: '', payTip: '', saveTip: '' } as const
    expect(pricingOfPlan({ ...rest, ...amounts, canRenew: true })).toMatchObject({ saved: 1_510, renewal: 1_500 })
    expect(pricingOfPlan({ ...rest, ...amounts, canRenew: false })).toMatchObject({ saved: 1_510, renewal: undefined })
  })

  it('R-90 a term of the older variant saves its usual price less its own, or its discount where no usual price is named', () => {
    const term = { expireType: 1, name: '', priceSell: 1_990 } as const
    expect(pricingOfTerm({ ...term, priceShow: 2_500, discountPrice: 0 })).toMatchObject({ usual: 2_500, saved: 510 })
    expect(pricingOfTerm({ ...term, priceShow: 0, discountPrice: 510 })).toMatchObject({ usual: 2_500, saved: 510 })
    expect(pricingOfTerm({ ...term, priceShow: 0, discountPrice: 0 })).toMatchObject({ usual: undefined, saved: 0 })
  })
})
