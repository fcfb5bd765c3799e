import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import { ProductStore } from '@/domain/mall/productStore'
import { drop } from '@/lib/drop'
import { report } from '@/report/report'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))
jest.mock('@/report/report', () => ({ report: jest.fn() }))

const type = (name: string, price: number, stock = 99) => ({
  type: name,
  name,
  kind: 'phone',
  price,
  originalPrice: price + 100,
  subsidy: 100,
  stock,
})
const product = {
  goodsId: '7',
  title: '话费',
  pictures: ['p.png'],
  brand: { brandId: 'heron', name: '鹭讯', picture: '' },
  rechargeTypes: [type('f30', 2940), type('f100', 9580, 3), type('f500', 47600, 0)],
  defaultType: 'f100',
  maxQuantity: 10,
}
const priced = (price: number) => ok({ price, originalPrice: 10_000, subsidy: 10_000 - price, steps: [], now: 1 })

beforeEach(() => {
  sent.length = 0
  connectApp()
})
afterEach(endAll)

/** A product on the screen, its price still on the way. */
async function opened(): Promise<ProductStore> {
  const store = new ProductStore('7')
  void store.load()
  await settled()
  await sent[0]?.answer(ok(product))
  return store
}

describe('a product', () => {
  it('R-64 carries its brand and recharge types; the default type is chosen at first', async () => {
    const store = await opened()
    expect(store.product.value?.brand.brandId).toBe('heron')
    expect(store.product.value?.rechargeTypes).toHaveLength(3)
    expect(store.type?.type).toBe('f100')
  })

  it('asks for today’s price of the chosen type and shows that one', async () => {
    const store = await opened()
    expect(argsOf(sent[1])).toEqual({ goodsId: '7', rechargeType: 'f100' })
    expect(store.price?.price).toBe(9580)
    await sent[1]?.answer(priced(9000))
    expect(store.price?.price).toBe(9000)
  })

  it('never shows the price of another type, however late it comes', async () => {
    const store = await opened()
    store.choose('f30')
    await settled()
    await sent[2]?.answer(priced(2900))
    await sent[1]?.answer(priced(9000))
    expect(store.price?.price).toBe(2900)
    store.choose('f500')
    expect(store.price?.price).toBe(47600)
  })

  it('asks for the price again when the screen is shown again', async () => {
    const store = await opened()
    await sent[1]?.answer(priced(9000))
    store.show({ isFirst: false })
    await settled()
    await sent[2]?.answer(priced(8800))
    expect(store.price?.price).toBe(8800)
  })

  it('reads nothing twice at opening', async () => {
    const store = await opened()
    store.show({ isFirst: true })
    await settled()
    expect(sent.map(({ url }) => url)).toEqual(['/shop/goods', '/shop/get-transaction-price'])
  })

  it('stays with its choice after a sign-in; only its price is read again, and one visit is reported once', async () => {
    const store = await opened()
    await sent[1]?.answer(priced(9000))
    store.choose('f30')
    store.setQuantity(2)
    await settled()
    await sent[2]?.answer(priced(2900))
    void store.load()
    await settled()
    expect(sent.slice(3).map(({ url }) => url)).toEqual(['/shop/get-transaction-price'])
    expect([store.type?.type, store.quantity, store.price?.price]).toEqual(['f30', 2, 2900])
    expect(jest.mocked(report)).toHaveBeenCalledTimes(1)
  })

  it('is read in another language with its choice kept', async () => {
    const store = await opened()
    store.choose('f30')
    void store.refresh()
    await settled()
    const again = sent.filter(({ url }) => url === '/shop/goods')[1]
    await again?.answer(ok({ ...product, title: 'credit' }))
    expect([store.product.value?.title, store.type?.type]).toEqual(['credit', 'f30'])
  })

  it('ignores what arrives after the screen was closed, and asks for no price then', async () => {
    const store = new ProductStore('7')
    void store.load()
    await settled()
    drop(store)
    await sent[0]?.answer(ok(product))
    await settled()
    expect(store.product.value).toBeUndefined()
    expect(sent).toHaveLength(1)
  })

  it('counts from 1 to what the order and the stock allow, and again for another type', async () => {
    const store = await opened()
    store.setQuantity(9)
    expect(store.quantity).toBe(3)
    store.setQuantity(0)
    expect(store.quantity).toBe(1)
    store.choose('f30')
    store.setQuantity(99)
    expect(store.quantity).toBe(10)
    store.choose('f100')
    expect(store.quantity).toBe(3)
  })

  it('totals whole fen', async () => {
    const store = await opened()
    store.setQuantity(3)
    expect(store.total).toBe(28_740)
  })

  it('totals what an order takes: the subsidy of each piece as far as it reaches', async () => {
    const store = await opened()
    await sent[1]?.answer(
      ok({ price: 9_000, originalPrice: 10_000, subsidy: 1_000, subsidyLeft: 2_500, steps: [], now: 1 }),
    )
    const totals = [1, 2, 3].map((pieces) => {
      store.setQuantity(pieces)
      return store.total
    })
    expect(totals).toEqual([9_000, 18_000, 27_500])
  })

  it('says when the chosen type is sold out', async () => {
    const store = await opened()
    expect(store.isSoldOut).toBe(false)
    store.choose('f500')
    expect(store.isSoldOut).toBe(true)
  })

  it('that is no longer sold has a state of its own, not a retry', async () => {
    const store = new ProductStore('1')
    const loaded = store.load()
    await settled()
    await sent[0]?.answer(refusal('GOODS_GONE', 'gone'))
    await loaded
    expect(store.isGone).toBe(true)
    expect(store.remote).toBeUndefined()
    expect(sent).toHaveLength(1)
  })

  it('that did not load offers a retry', async () => {
    const store = new ProductStore('1')
    const loaded = store.load()
    await settled()
    await sent[0]?.answer(refusal('BUSY', 'busy'))
    await loaded
    expect(store.isGone).toBe(false)
    expect(store.remote?.status).toBe('failed')
  })
})
