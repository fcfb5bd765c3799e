import { openAddress, parseAddress } from '@/navigate'
import { namedLinks, type Route, routeAt } from '@/routes'
import { moves, openPages } from './fakeNavigation'

jest.mock('@tarojs/taro', () => require('./fakeNavigation').taroModule)

/** Paths of a build that has the later areas. */
const mockLater = new Map<string, Route>()
jest.mock('@/routes', () => {
  const actual = jest.requireActual('@/routes')
  return { ...actual, routeAt: (path: string) => mockLater.get(path) ?? actual.routeAt(path) }
})

/** Named links of the specification and their targets. */
const facts: [string, string][] = [
  ['ocr', 'subPackages/identification/index'],
  ['preCreditConfirm', 'subPackages/identification-confirm/index'],
  ['bankCard', 'subPackages/deposit-identification/index'],
  ['face', 'subPackages/living-identification/index'],
  ['openCardResult', 'subPackages/card-results/index'],
  ['rights', 'center/rights/index'],
  ['rightsDetail', 'center/rights/detail'],
]

beforeEach(() => {
  mockLater.clear()
  openPages('pages/home/index')
})

it('R-14 has every named link of the specification, and no other', () => {
  expect([...namedLinks]).toEqual(facts)
})

it.each(facts)('R-14 %s opens %s, with its query, where a build has that screen', (name, path) => {
  const title = { 'zh-CN': 'A', en: 'A' }
  mockLater.set(path, { path, area: 'account', title, login: 'required' })
  expect(openAddress(`${name}?orderId=7`)).toBe(true)
  expect(moves).toEqual([`navigateTo /${path}?orderId=7`])
})

it.each(facts)('R-14 %s has its target where this build has that screen, and opens nothing otherwise', (name, path) => {
  const here = routeAt(path)
  expect(parseAddress(name)?.route).toBe(here)
  expect(openAddress(name)).toBe(here !== undefined)
  expect(moves).toEqual(here ? [`navigateTo /${path}`] : [])
})
