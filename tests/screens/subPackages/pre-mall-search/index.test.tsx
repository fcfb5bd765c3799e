import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { failure } from '@tests/domain/order/orderErrors'
import { openScreen, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { clean, tap } from '@tests/ui/mounted'
import { act } from 'react'
import { preSearch, shopSearchClear, shopSearchList } from '@/contract/mall/search'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { mall as words } from '@/i18n/mall'
import { ui } from '@/i18n/ui'
import { go, openAddress } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import PreMallSearch from '@/subPackages/pre-mall-search/index'

const mockHistory = ['咖啡']
jest.mock('@/domain/mall/searchHistory', () => ({ visitorHistory: () => mockHistory, rememberForVisitor: jest.fn() }))
jest.mock('@/navigate', () => ({
  ...jest.requireActual('@/navigate'),
  go: jest.fn(),
  openAddress: jest.fn((address: string) => address.startsWith('/sub')),
}))
jest.mock('@/platform/page/toast', () => ({ toast: jest.fn() }))
jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)

const latte = { word: '拿铁', urlStatus: 0, url: '/subPackages/carnival-shopping/index' }
const carnival = { word: '狂欢', urlStatus: 1, url: '/subPackages/carnival-shopping/index' }
const elsewhere = { word: '加油', urlStatus: 1, url: 'https://elsewhere.example/' }

beforeEach(() => {
  forgetCalls()
  consent.accept()
  answer(preSearch, () => ({ words: [latte, carnival, elsewhere] }))
})
afterEach(() => {
  clean()
  signOut()
})

const signIn = () => act(() => session.signIn('token-a'))
const signOut = () => act(() => session.signOut())

async function opened(): Promise<HTMLElement> {
  const box = openScreen(PreMallSearch, routes.preMallSearch.path)
  await settle()
  return box
}
const word = (box: HTMLElement, text: string) =>
  [...box.querySelectorAll('.search-word')].find(({ textContent }) => textContent === text)

describe('where a search begins', () => {
  it('R-61 the field keeps the word that was searched for', async () => {
    const box = openScreen(PreMallSearch, routes.preMallSearch.path, { keyword: '火星' })
    await settle()
    tap(box.querySelector('#search'))
    expect(go).toHaveBeenCalledWith(routes.mallSearch, { keyword: '火星' })
  })

  it('R-61 keeps its field and its history when the suggested words do not load; a tap asks for them again', async () => {
    answer(preSearch, failure('http'), () => ({ words: [latte] }))
    const box = openScreen(PreMallSearch, routes.preMallSearch.path)
    expect(box.querySelector('taro-input-core')).not.toBeNull()
    await settle()
    expect(box.querySelector('taro-input-core')).not.toBeNull()
    expect(box.querySelector('#search')).not.toBeNull()
    for (const text of ['咖啡', words.suggested, ui.list.failed]) expect(box.textContent).toContain(text)
    tap(box.querySelector('.list-foot-line'))
    await settle()
    expect(sentTo(preSearch)).toHaveLength(2)
    expect(box.textContent).toContain('拿铁')
    expect(box.textContent).not.toContain(ui.list.failed)
  })

  it('R-63 a suggested word with urlStatus 1 opens its address', async () => {
    tap(word(await opened(), '狂欢'))
    expect(openAddress).toHaveBeenCalledWith(carnival.url)
    expect(go).not.toHaveBeenCalled()
  })

  it('R-63 a suggested word with urlStatus 0 is searched for, whether it has an address or not', async () => {
    tap(word(await opened(), '拿铁'))
    expect(openAddress).not.toHaveBeenCalled()
    expect(go).toHaveBeenCalledWith(routes.mallSearch, { keyword: '拿铁' })
  })

  it('R-63 a suggested word is searched for when its address is none of this app', async () => {
    tap(word(await opened(), '加油'))
    expect(go).toHaveBeenCalledWith(routes.mallSearch, { keyword: '加油' })
  })

  it('says beside the field that a word is missing, and goes nowhere', async () => {
    const box = await opened()
    tap(box.querySelector('#search'))
    expect(box.querySelector('[role="alert"]')?.textContent).toBe(words.keywordEmpty)
    expect(go).not.toHaveBeenCalled()
  })
})

describe('the history of a customer', () => {
  beforeEach(() => answer(shopSearchList, () => ({ history: ['话费'] })))

  it('R-61 takes the place of the visitor’s after a sign-in, and the suggested words are not read again', async () => {
    const box = await opened()
    signIn()
    await settle()
    expect([word(box, '话费'), word(box, '咖啡')]).toEqual([expect.anything(), undefined])
    expect([sentTo(preSearch).length, sentTo(shopSearchList).length]).toEqual([1, 1])
  })

  it('R-61 is read once at opening, and again after a search', async () => {
    signIn()
    await opened()
    expect(sentTo(shopSearchList)).toHaveLength(1)
    happen('hide')
    happen('show')
    await settle()
    expect([sentTo(preSearch).length, sentTo(shopSearchList).length]).toEqual([1, 2])
  })

  it('U3 is not seen by the next customer, even while their own is on its way', async () => {
    signIn()
    const box = await opened()
    expect(word(box, '话费')).toBeDefined()
    answer(shopSearchList, () => new Promise(() => undefined))
    signOut()
    signIn()
    expect(word(box, '话费')).toBeUndefined()
    await settle()
    expect(word(box, '话费')).toBeUndefined()
  })

  it('R-44 stays where the server did not clear it, which is told in one toast', async () => {
    signIn()
    const box = await opened()
    answer(shopSearchClear, failure('offline'))
    tap(box.querySelector(`[aria-label="${words.clearHistory}"]`))
    await settle()
    expect(word(box, '话费')).toBeDefined()
    expect(toast).toHaveBeenCalledTimes(1)
  })
})
