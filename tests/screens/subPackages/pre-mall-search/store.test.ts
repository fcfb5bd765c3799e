import { go, openAddress } from '@/navigate'
import { routes } from '@/routes'
import { PreSearchStore } from '@/subPackages/pre-mall-search/index/store'
import { connectApp } from '../../../request/fakeApp'
import { endAll, ok, refusal, sent, settled, stored } from '../../../request/fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('../../../request/fakeHost').taroModule)
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.weapp'))
jest.mock('@/navigate', () => ({
  go: jest.fn(),
  openAddress: jest.fn((address: string) => address.startsWith('/sub')),
}))

beforeEach(() => {
  sent.length = 0
  stored.clear()
  jest.clearAllMocks()
  connectApp()
})
afterEach(endAll)

let departures = 0
const visitor = () => new PreSearchStore({ hasLogin: () => false, departures: () => departures })
const pathOf = (place: number) => (sent[place]?.data as { url: string } | undefined)?.url
const sentTo = (path: string) => sent.find(({ data }) => (data as { url: string }).url === path)

/** A customer's search screen with these words on the server. */
async function customer(history: string[]): Promise<PreSearchStore> {
  const store = new PreSearchStore({ hasLogin: () => true, departures: () => departures })
  void store.load()
  await settled()
  await sentTo('/xbt/shop-search-list')?.answer(ok({ history }))
  return store
}

describe('a suggested word', () => {
  it('R-63 with urlStatus 1 opens its url', () => {
    visitor().open({ word: '狂欢', urlStatus: 1, url: '/subPackages/carnival-shopping/index' })
    expect(openAddress).toHaveBeenCalledWith('/subPackages/carnival-shopping/index')
    expect(go).not.toHaveBeenCalled()
  })

  it('R-63 with urlStatus 0 is searched for, url or not', () => {
    visitor().open({ word: '拿铁', urlStatus: 0, url: '/subPackages/carnival-shopping/index' })
    expect(openAddress).not.toHaveBeenCalled()
    expect(go).toHaveBeenCalledWith(routes.mallSearch, { keyword: '拿铁' })
  })

  it('is searched for when its url is none of this app', () => {
    visitor().open({ word: '拿铁', urlStatus: 1, url: 'https://elsewhere.example/' })
    expect(go).toHaveBeenCalledWith(routes.mallSearch, { keyword: '拿铁' })
  })
})

describe('the next customer', () => {
  it('U3 sees no word of the one before, even while his own are on their way', async () => {
    const store = await customer(['拿铁'])
    expect(store.history).toEqual(['拿铁'])
    departures += 1
    void store.shown()
    expect(store.history).toEqual([])
  })
})

describe('the field', () => {
  it('says beside it that a word is missing, goes nowhere and keeps the text', () => {
    const store = visitor()
    store.type('   ')
    store.submit()
    expect([store.isEmpty, store.text]).toEqual([true, '   '])
    expect(go).not.toHaveBeenCalled()
    store.type('  x')
    expect(store.isEmpty).toBe(false)
  })

  it('searches for the text without the spaces around it', () => {
    const store = visitor()
    store.type(' 加油 ')
    store.submit()
    expect(go).toHaveBeenCalledWith(routes.mallSearch, { keyword: '加油' })
  })
})

describe('the history', () => {
  it('R-61 of a visitor is kept on the device: newest first, each word once, ten at most', async () => {
    const store = visitor()
    for (let number = 1; number <= 12; number++) store.search(`w${number}`)
    store.search('w5')
    await store.shown()
    expect(store.history).toEqual(['w5', 'w12', 'w11', 'w10', 'w9', 'w8', 'w7', 'w6', 'w4', 'w3'])
    expect(sent).toHaveLength(0)
  })

  it('R-61 of a customer comes from the server, and nothing of it stays on the device', async () => {
    const store = await customer(['咖啡', '话费'])
    expect(store.history).toEqual(['咖啡', '话费'])
    store.search('火锅')
    expect([...stored.keys()]).toEqual([])
  })

  it('R-61 is cleared on the server for a customer', async () => {
    const store = await customer(['咖啡'])
    const cleared = store.clear()
    await settled()
    expect(pathOf(2)).toBe('/xbt/shop-search-clear')
    await sent[2]?.answer(ok())
    await cleared
    expect(store.history).toEqual([])
  })

  it('stays when the server did not clear it', async () => {
    const store = await customer(['咖啡'])
    const cleared = store.clear()
    await settled()
    await sent[2]?.answer(refusal('BUSY', 'busy'))
    await cleared
    expect(store.history).toEqual(['咖啡'])
  })

  it('R-61 is cleared on the device for a visitor', async () => {
    const store = visitor()
    store.search('咖啡')
    await store.clear()
    await store.shown()
    expect(store.history).toEqual([])
  })
})
