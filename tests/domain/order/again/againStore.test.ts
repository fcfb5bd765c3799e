import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { madeBy } from '@tests/domain/order/madeBy'
import { failure, refusal } from '@tests/domain/order/orderErrors'
import { placed } from '@tests/domain/order/samples'
import { deferred, settle } from '@tests/lib/deferred'
import { copyOrderCreate, copyOrderInfo } from '@/contract/order/again'
import { paymentInfo } from '@/contract/order/detail'
import { AgainStore } from '@/domain/order/again/againStore'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@tests/domain/order/fakeCalls').storageModule)

const today = (transAmount: number) => ({
  goodsId: 'g',
  rechargeType: 't',
  quantity: 2,
  rechargeAccount: '',
  transAmount,
})

/** The sheet is open, with today's price. */
async function opened(): Promise<AgainStore> {
  answer(copyOrderInfo, () => today(4_700))
  const store = new AgainStore()
  store.open('M1')
  await settle()
  return store
}

/** One tap on the button: the id of the new order that the screen then leads on with. */
function made(store: AgainStore): Promise<string | undefined> {
  store.submit()
  return madeBy(store.buying)
}

beforeEach(forgetCalls)

describe('buying again', () => {
  it('shows today’s price and buys at exactly that, once for two taps', async () => {
    const store = await opened()
    expect(store.info.value?.transAmount).toBe(4_700)
    const server = deferred<object>()
    answer(copyOrderCreate, () => server.promise)
    store.submit()
    store.submit()
    server.resolve(placed('M2'))
    expect(await madeBy(store.buying)).toBe('M2')
    expect(sentTo(copyOrderCreate).map(({ data }) => data)).toEqual([{ orderId: 'M1', transAmount: 4_700 }])
  })

  it('asks once more where the price changed meanwhile', async () => {
    const store = await opened()
    answer(copyOrderCreate, refusal('PRICE_CHANGED'), () => placed('M2'))
    answer(copyOrderInfo, () => today(4_900))
    expect(await made(store)).toBeUndefined()
    expect([store.oldAmount, store.info.value?.transAmount]).toEqual([4_700, 4_900])
    expect(await made(store)).toBe('M2')
    expect(sentTo(copyOrderCreate)[1]?.data).toEqual({ orderId: 'M1', transAmount: 4_900 })
  })

  it('says why where today’s price cannot be had after it changed', async () => {
    const store = await opened()
    answer(copyOrderCreate, refusal('PRICE_CHANGED', 'changed'))
    answer(copyOrderInfo, failure('offline'), refusal('GOODS_GONE', 'gone'))
    await made(store)
    expect([store.oldAmount, store.message, store.canSubmit]).toEqual([undefined, 'changed', true])
    await made(store)
    expect([store.oldAmount, store.message]).toEqual([undefined, 'gone'])
  })

  it('R-82 after a lost answer goes under the same id', async () => {
    const store = await opened()
    answer(copyOrderCreate, failure('timeout'), () => placed('M2'))
    answer(paymentInfo, () => ({}))
    await made(store)
    expect(store.buying.isLost).toBe(true)
    expect(await made(store)).toBe('M2')
    expect(new Set(sentTo(copyOrderCreate).map(({ requestId }) => requestId)).size).toBe(1)
  })

  it('shows the server’s reason where the order is refused', async () => {
    const store = await opened()
    answer(copyOrderCreate, refusal('STOCK_SHORT', '库存不足'))
    await made(store)
    expect([store.message, store.buying.isLost, store.buying.busy]).toEqual(['库存不足', false, false])
  })

  it('does not take the end where the sheet was opened for another order meanwhile', async () => {
    const store = await opened()
    const late = deferred<object>()
    answer(copyOrderCreate, () => late.promise)
    store.submit()
    store.close()
    store.open('M9')
    await settle()
    late.resolve(placed('M2'))
    expect(await madeBy(store.buying)).toBeUndefined()
    expect(store.orderId).toBe('M9')
  })

  it('does not take the end once the sheet was closed', async () => {
    const store = await opened()
    const server = deferred<object>()
    answer(copyOrderCreate, () => server.promise)
    store.submit()
    store.close()
    server.resolve(placed('M2'))
    await settle()
    expect(await madeBy(store.buying)).toBeUndefined()
  })
})

describe('nothing is bought again', () => {
  const nothingSent = async (store: AgainStore) => {
    expect(store.canSubmit).toBe(false)
    store.submit()
    await settle()
    expect(sentTo(copyOrderCreate)).toEqual([])
  }

  it('before the sheet is opened', () => nothingSent(new AgainStore()))

  it('before today’s price is known, which is asked for by the order', async () => {
    const price = deferred<object>()
    answer(copyOrderInfo, () => price.promise)
    const store = new AgainStore()
    store.open('M1')
    await nothingSent(store)
    expect(sentTo(copyOrderInfo).map(({ data }) => data)).toEqual([{ orderId: 'M1' }])
    price.resolve(today(4_700))
    await settle()
    expect(store.canSubmit).toBe(true)
  })

  it('where today’s price cannot be had', async () => {
    answer(copyOrderInfo, failure('offline'))
    const store = new AgainStore()
    store.open('M1')
    await settle()
    await nothingSent(store)
  })

  it('at the old price while a changed one is being asked for', async () => {
    const store = await opened()
    const price = deferred<object>()
    answer(copyOrderCreate, refusal('PRICE_CHANGED'), () => placed('M2'))
    answer(copyOrderInfo, () => price.promise)
    await made(store)
    expect([store.canSubmit, store.message]).toEqual([false, undefined])
    store.submit()
    await settle()
    expect(sentTo(copyOrderCreate)).toHaveLength(1)
    price.resolve(today(4_900))
    await settle()
    expect(await made(store)).toBe('M2')
    expect(sentTo(copyOrderCreate)[1]?.data).toEqual({ orderId: 'M1', transAmount: 4_900 })
  })

  it('once the sheet is closed', async () => {
    const store = await opened()
    store.close()
    store.submit()
    await settle()
    expect(sentTo(copyOrderCreate)).toEqual([])
  })
})

describe('the sheet that is opened again', () => {
  /** The price of M1 has changed, and the sheet is opened for M9 before the new one is there. */
  async function openedForAnother() {
    const store = await opened()
    const late = deferred<object>()
    const own = deferred<object>()
    answer(copyOrderCreate, refusal('PRICE_CHANGED', 'changed'))
    answer(
      copyOrderInfo,
      () => late.promise,
      () => own.promise,
    )
    await made(store)
    store.close()
    store.open('M9')
    return { store, late, own }
  }

  it('compares its price with none of another order', async () => {
    const { store, late, own } = await openedForAnother()
    own.resolve(today(900))
    await settle()
    late.resolve(today(4_900))
    await settle()
    expect([store.oldAmount, store.message, store.info.value?.transAmount]).toEqual([undefined, undefined, 900])
  })

  it.each([
    ['a refusal', refusal('STOCK_SHORT', 'short')],
    ['a changed price', refusal('PRICE_CHANGED')],
    ['a lost answer', failure('timeout')],
  ])('starts without %s of the last time', async (_, server) => {
    const store = await opened()
    answer(copyOrderCreate, server)
    await made(store)
    store.close()
    expect([store.message, store.oldAmount, store.buying.isLost]).toEqual([undefined, undefined, false])
  })
})

describe('a failure to buy again', () => {
  it.each([
    ['refused', refusal('STOCK_SHORT')],
    ['lost', failure('timeout')],
  ])('is placed in the sheet, so that no toast says it again: %s', async (kind, server) => {
    const store = await opened()
    answer(copyOrderCreate, server)
    store.submit()
    while (store.buying.busy) await settle()
    expect(store.buying.take()).toMatchObject({ kind, isShown: true })
  })
})
