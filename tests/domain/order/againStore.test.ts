import { copyOrderCreate, copyOrderInfo } from '@/contract/order/again'
import { paymentInfo } from '@/contract/order/detail'
import { AgainStore } from '@/domain/order/againStore'
import { deferred, settle } from '../../lib/deferred'
import { answer, forgetCalls, sentTo } from './fakeCalls'
import { failure, refusal } from './orderErrors'
import { placed } from './samples'

jest.mock('@tarojs/taro', () => jest.requireActual('../cashier/fakeHost').taroModule)
jest.mock('@/request/call', () => jest.requireActual('./fakeCalls').callModule)
jest.mock('@/platform/sessionStorage', () => jest.requireActual('./fakeCalls').storageModule)

const today = (transAmount: number) => ({
  goodsId: 'g',
  rechargeType: 't',
  quantity: 2,
  rechargeAccount: '',
  transAmount,
})

/** The question is open, with today's price. */
async function opened(): Promise<AgainStore> {
  answer(copyOrderInfo, () => today(4_700))
  const store = new AgainStore()
  store.open('M1')
  await settle()
  return store
}

beforeEach(forgetCalls)

describe('buying again', () => {
  it('shows today’s price and buys at exactly that, once for two taps', async () => {
    const store = await opened()
    expect(store.info.value?.transAmount).toBe(4_700)
    const server = deferred<object>()
    answer(copyOrderCreate, () => server.promise)
    const taps = [store.submit(), store.submit()]
    server.resolve(placed('M2'))
    expect(await Promise.all(taps)).toEqual(['M2', undefined])
    expect(sentTo(copyOrderCreate).map(({ data }) => data)).toEqual([{ orderId: 'M1', transAmount: 4_700 }])
    expect(store.orderId).toBeUndefined()
  })

  it('asks once more where the price changed meanwhile', async () => {
    const store = await opened()
    answer(copyOrderCreate, refusal('PRICE_CHANGED'), () => placed('M2'))
    answer(copyOrderInfo, () => today(4_900))
    expect(await store.submit()).toBeUndefined()
    expect([store.oldAmount, store.info.value?.transAmount]).toEqual([4_700, 4_900])
    expect(await store.submit()).toBe('M2')
    expect(sentTo(copyOrderCreate)[1]?.data).toEqual({ orderId: 'M1', transAmount: 4_900 })
  })

  it('R-82 after a lost answer goes under the same id', async () => {
    const store = await opened()
    answer(copyOrderCreate, failure('timeout'), () => placed('M2'))
    answer(paymentInfo, () => ({}))
    await store.submit()
    expect(store.lost).toBe(true)
    expect(await store.submit()).toBe('M2')
    expect(new Set(sentTo(copyOrderCreate).map(({ requestId }) => requestId)).size).toBe(1)
  })

  it('says why it cannot be', async () => {
    const store = await opened()
    answer(copyOrderCreate, refusal('STOCK_SHORT', '库存不足'))
    await store.submit()
    expect([store.message, store.lost, store.busy]).toEqual(['库存不足', false, false])
  })

  it('leads nowhere when the question is about another order by then', async () => {
    const store = await opened()
    const late = deferred<object>()
    answer(copyOrderCreate, () => late.promise)
    const submitted = store.submit()
    store.close()
    store.open('M9')
    await settle()
    late.resolve(placed('M2'))
    expect(await submitted).toBeUndefined()
    expect(store.orderId).toBe('M9')
  })

  it('leads nowhere once the question was closed', async () => {
    const store = await opened()
    const server = deferred<object>()
    answer(copyOrderCreate, () => server.promise)
    const tap = store.submit()
    store.close()
    server.resolve(placed('M2'))
    expect(await tap).toBeUndefined()
  })
})
