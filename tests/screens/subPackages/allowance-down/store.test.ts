import { pageOf } from '@tests/domain/mall/fakeMall'
import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import { drop } from '@/lib/drop'
import { note } from '@/lib/serverClock'
import { AllowanceStore } from '@/subPackages/allowance-down/index/store'

const hour = 3_600_000
const noon = 1_770_000_000_000
const steps = [
  { at: noon - hour, price: 5000 },
  { at: noon + hour, price: 4000 },
]
const priced = (now: number, price: number) => ok({ price, originalPrice: 9000, subsidy: 9000 - price, steps, now })
const askedPrices = () => sent.filter(({ url }) => url === '/shop/get-transaction-price').map(argsOf)

beforeEach(() => {
  sent.length = 0
  jest.useFakeTimers({ now: noon + 5 * hour })
  connectApp()
})
afterEach(async () => {
  await endAll()
  jest.useRealTimers()
  note(Date.now())
})

/** A screen whose list is there, of one product unless said otherwise; its prices are on the way. */
async function opened(count = 1): Promise<AllowanceStore> {
  const store = new AllowanceStore()
  void store.load()
  await settled()
  await sent[0]?.answer(ok({ goodsList: pageOf(count, 1) }))
  await settled()
  return store
}

describe('prices that fall over the day', () => {
  it('asks for the goods of the promotion, and today’s price of each', async () => {
    await opened(2)
    expect(argsOf(sent[0])).toEqual({ page: 1, promotion: 'allowance-down' })
    expect(askedPrices()).toEqual([{ goodsId: '1' }, { goodsId: '2' }])
  })

  it('W4 asks for no price twice at opening, nor after a sign-in', async () => {
    const store = await opened(2)
    store.show({ isFirst: true })
    await sent[1]?.answer(priced(noon, 5000))
    await store.load()
    await settled()
    expect(askedPrices()).toHaveLength(2)
  })

  it('asks for all prices again whenever the screen is shown, and when everything is refreshed', async () => {
    const store = await opened(2)
    await sent[1]?.answer(priced(noon, 5000))
    await sent[2]?.answer(priced(noon, 5000))
    store.show({ isFirst: false })
    await settled()
    expect(askedPrices()).toHaveLength(4)
    await sent[3]?.answer(priced(noon, 5000))
    await sent[4]?.answer(priced(noon, 5000))
    void store.refresh()
    await settled()
    expect(askedPrices()).toHaveLength(6)
  })

  it('N3 shows the step by the server’s clock, five hours behind this device', async () => {
    const store = await opened()
    await sent[1]?.answer(priced(noon, 5000))
    expect(store.falling.rows[0]?.today).toMatchObject({
      price: 5000,
      fall: { current: 0, next: { at: noon + hour, price: 4000 } },
    })
  })

  it('shows the next price when its step begins', async () => {
    const store = await opened()
    await sent[1]?.answer(priced(noon, 5000))
    store.loadPrice('1')
    await settled()
    await sent[2]?.answer(priced(noon + hour, 4000))
    expect(store.falling.rows[0]?.today).toMatchObject({ price: 4000, fall: { current: 1, next: undefined } })
  })

  it('keeps the price on the screen when asking again fails', async () => {
    const store = await opened()
    await sent[1]?.answer(priced(noon, 5000))
    store.loadPrice('1')
    await settled()
    await sent[2]?.answer(refusal('BUSY'))
    expect(store.falling.rows[0]?.today?.price).toBe(5000)
  })

  it('asks again after a sign-in for a price that did not come', async () => {
    const store = await opened()
    await sent[1]?.answer(refusal('BUSY'))
    await store.load()
    await settled()
    expect(askedPrices()).toHaveLength(2)
  })

  it('ignores a price that comes after the screen was closed', async () => {
    const store = await opened()
    drop(store)
    await sent[1]?.answer(priced(noon, 5000))
    expect(store.falling.rows[0]?.today).toBeUndefined()
  })
})

describe('an order of one piece', () => {
  it('is prepared of the default type at the price that was seen; two taps prepare one', async () => {
    const store = await opened()
    await sent[1]?.answer(priced(noon, 5000))
    store.buy('1', 5000)
    store.buy('1', 5000)
    await settled()
    expect([store.isBuying('1'), store.isBuying('2'), sent.length]).toEqual([true, false, 3])
    await sent[2]?.answer(ok({ goodsId: '1', defaultType: 'year', maxQuantity: 9 }))
    expect(store.isBuying('1')).toBe(false)
    expect(store.buying.take()).toEqual({
      kind: 'done',
      value: { goodsId: '1', rechargeType: 'year', quantity: '1', price: '5000' },
    })
  })

  it.each<[string, (store: AllowanceStore) => void]>([
    ['closed', drop],
    ['covered', (store) => store.hide()],
  ])('opens no other page once the screen is %s', async (_, leave) => {
    const store = await opened()
    store.buy('1', 5000)
    await settled()
    leave(store)
    await sent[2]?.answer(ok({ goodsId: '1', defaultType: 'year', maxQuantity: 9 }))
    expect([store.buying.end, store.isBuying('1')]).toEqual([undefined, false])
  })
})
