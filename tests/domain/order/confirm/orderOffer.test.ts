import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { failure } from '@tests/domain/order/orderErrors'
import { confirmInfo, small } from '@tests/domain/order/samples'
import { confirmOrderInfo } from '@/contract/order/place'
import { OrderOffer } from '@/domain/order/confirm/orderOffer'

jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)

const query = { goodsId: 'g', rechargeType: 't', quantity: '2' }

beforeEach(() => {
  forgetCalls()
  answer(confirmOrderInfo, () => confirmInfo)
})

async function loaded(price?: string): Promise<OrderOffer> {
  const offer = new OrderOffer({ ...query, price })
  await offer.load()
  return offer
}

describe('what an order would cost', () => {
  it('R-67 is asked for by the goods, their type and the pieces, and again by another number of pieces', async () => {
    const offer = await loaded()
    offer.setQuantity(3)
    await offer.load()
    expect(sentTo(confirmOrderInfo).map(({ data }) => data)).toEqual([
      { goodsId: 'g', rechargeType: 't', quantity: 2 },
      { goodsId: 'g', rechargeType: 't', quantity: 3 },
    ])
  })

  it('R-67 has no amount, coupon or form before it is known, nor where it cannot be had', async () => {
    const offer = new OrderOffer({ ...query, price: '4900' })
    const isUnknown = () => {
      expect([offer.kind, offer.coupons]).toEqual(['card', []])
      expect([offer.coupon, offer.amounts, offer.earlierPrice, offer.form]).toEqual(Array(4).fill(undefined))
    }
    isUnknown()
    answer(confirmOrderInfo, failure('offline'))
    await offer.load()
    isUnknown()
    offer.chooseCoupon(small.couponId)
    isUnknown()
  })

  it.each([
    ['4900', 4_900],
    ['5000', undefined],
    [undefined, undefined],
  ])('P19 where a piece cost %j when it was chosen and costs 5000 now, tells %j', async (price, told) => {
    const offer = await loaded(price)
    expect(offer.earlierPrice).toBe(told)
    expect(offer.form).toMatchObject({ transAmount: 4_250 })
  })

  it('R-67 is sent with the coupon in use, and with none where none is', async () => {
    const offer = await loaded()
    expect(offer.form).toEqual({
      goodsId: 'g',
      rechargeType: 't',
      quantity: 2,
      couponId: 'best',
      transAmount: 4_250,
    })
    offer.chooseCoupon('')
    expect(offer.form).toEqual({ goodsId: 'g', rechargeType: 't', quantity: 2, transAmount: 4_750 })
  })
})
