import { go } from '@/navigate'
import { routes } from '@/routes'
import { AllowanceStore } from '@/subPackages/allowance-down/index/store'
import { pageOf } from '../../../domain/mall/fakeMall'
import { connectApp } from '../../../request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled } from '../../../request/fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('../../../request/fakeHost').taroModule)
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.weapp'))
jest.mock('@/navigate', () => ({ go: jest.fn() }))

const hour = 3_600_000
const noon = 1_770_000_000_000
const steps = [
  { at: noon - hour, price: 5000 },
  { at: noon + hour, price: 4000 },
]
const priced = (now: number, price: number) => ok({ price, originalPrice: 9000, subsidy: 9000 - price, steps, now })

beforeEach(() => {
  sent.length = 0
  jest.clearAllMocks()
  jest.useFakeTimers({ now: noon + 5 * hour })
  connectApp()
})
afterEach(async () => {
  await endAll()
  jest.useRealTimers()
})

/** One product whose list is there; its price is on the way. */
async function opened(): Promise<AllowanceStore> {
  const store = new AllowanceStore()
  void store.load()
  await settled()
  await sent[0]?.answer(ok({ goodsList: pageOf(1, 1) }))
  return store
}

describe('prices that fall over the day', () => {
  it('asks for the goods of the promotion, and today’s price of each', async () => {
    await opened()
    expect(argsOf(sent[0])).toEqual({ page: 1, promotion: 'allowance-down' })
    expect(argsOf(sent[1])).toEqual({ goodsId: '1' })
  })

  it('stands by the server’s clock, five hours behind this device', async () => {
    const store = await opened()
    await sent[1]?.answer(priced(noon, 5000))
    expect(store.rows[0]?.today).toMatchObject({
      price: 5000,
      offset: -5 * hour,
      fall: { current: 0, next: { at: noon + hour, price: 4000 } },
    })
  })

  it('moves on when the next step has begun', async () => {
    const store = await opened()
    await sent[1]?.answer(priced(noon, 5000))
    void store.loadPrice('1')
    await settled()
    await sent[2]?.answer(priced(noon + hour, 4000))
    expect(store.rows[0]?.today).toMatchObject({ price: 4000, fall: { current: 1, next: undefined } })
  })

  it('keeps the price on the screen when asking again fails', async () => {
    const store = await opened()
    await sent[1]?.answer(priced(noon, 5000))
    const asked = store.loadPrice('1')
    await settled()
    await sent[2]?.answer(refusal('BUSY'))
    await asked
    expect(store.rows[0]?.today?.price).toBe(5000)
  })

  it('orders one piece of the default type at the price that was seen; two taps open one order', async () => {
    const store = await opened()
    await sent[1]?.answer(priced(noon, 5000))
    const bought = Promise.all([store.buy('1', 5000), store.buy('1', 5000)])
    await settled()
    expect(sent).toHaveLength(3)
    await sent[2]?.answer(ok({ goodsId: '1', defaultType: 'year', maxQuantity: 9 }))
    await bought
    expect(go).toHaveBeenCalledTimes(1)
    expect(go).toHaveBeenCalledWith(routes.orderConfirm, {
      goodsId: '1',
      rechargeType: 'year',
      quantity: '1',
      price: '5000',
    })
  })

  it('goes nowhere after the screen was left', async () => {
    const store = await opened()
    const bought = store.buy('1', 5000)
    await settled()
    store.drop()
    await sent[2]?.answer(ok({ goodsId: '1', defaultType: 'year', maxQuantity: 9 }))
    await bought
    expect(go).not.toHaveBeenCalled()
  })
})
