import { leavesSendingToApp, unsent } from '../../config/checks/sentCalls'

const endpoints = [
  '/vip/info',
  '/sup-vip/info',
  '/cashier/render',
  '/system-page/getSchema',
  '/:product/query/:id',
].map((path) => ({ path }))
const test = 'tests/screens/pages/home/index.test.tsx'
const missing = (urls: string[], file = test, sendsItself = () => false) =>
  unsent(
    endpoints,
    urls.map((url) => ({ test: file, url })),
    sendsItself,
  ).map(({ path }) => path)

const every = [
  '/vip/info',
  'https://sandbox.example/sup-vip/info?a=1',
  '/cashiercore/cashier/render',
  '/lyntx/system-page/getSchema',
  '/card/query/7',
]

describe('the calls that the app sends', () => {
  it('are known by their path behind the prefix of a family, on any host, with any value of a parameter', () => {
    expect(missing(every)).toEqual([])
  })

  it.each(every.map((url, index) => [endpoints[index]?.path ?? '', url]))('lack %s without %s', (path, url) => {
    expect(missing(every.filter((one) => one !== url))).toEqual([path])
  })

  it.each(['/vip/info/more', '/other/vip/info', '/VIP/info', '/elsewhere?to=/vip/info'])(
    'are not found in %s',
    (url) => {
      expect(missing([...every.slice(1), url])).toEqual(['/vip/info'])
    },
  )

  it('are not those that a test sends itself, nor those of tests of the request layer', () => {
    expect(missing(every, test, () => true)).toHaveLength(endpoints.length)
    expect(missing(every, 'tests/request/call.test.ts')).toHaveLength(endpoints.length)
  })
})

describe('a file of tests', () => {
  it.each([
    ["import { call } from '@/request/call'", false],
    ["import { upload } from '@/request/upload'", false],
    ["import { Loadable } from '@/request/loadable'", false],
    ["import { Submission } from '@/request/submission'", false],
    ["import { PagedList } from '@/request/pagedList'", false],
    ["import type { Call } from '@/request/call'", true],
    ["import { type Call } from '@/request/call'", true],
    ["import { readWith } from '@/request/read'", true],
    ["import { vipInfo } from '@/contract/member/info'", true],
    ["jest.mock('@/request/call', () => ({}))", true],
  ])('with %j leaves sending to the app: %j', (text, expected) => {
    expect(leavesSendingToApp({ path: 'tests/domain/x.test.ts', text })).toBe(expected)
  })
})
