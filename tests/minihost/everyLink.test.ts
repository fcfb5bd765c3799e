import { distOf } from '@tests/fixtures/dist'
import { addressOfSample } from '@tests/fixtures/ids'
import { inLanes } from '@tests/fixtures/inLanes'
import type { ScreenSample } from '@tests/samples/sample'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { screens } from '@tests/screens'
import { routes } from '@/routes'
import { pagesOf, readAppJson } from '../../sandbox/devtools/hosts/appJson'
import { appOf, byCustomer, isAsNew, keptApps } from './keptApps'
import { openFor, type Walk, walkFrom } from './linkWalk'

const sandbox = sandboxTest()

/** Links that are not followed, by screen: of these rows, which are alike, two are. */
const alike: Record<string, string[]> = {
  'subPackages/free/record': ['group-row'],
  'subPackages/custom-activity/index': ['goods-block-item', 'other-activity'],
  'subPackages/thanksgiving/index': ['other-activity'],
  'subPackages/landing-page/activity-1': ['goods-block-item', 'other-activity'],
  'subPackages/tax-reduction/index': ['other-activity'],
  'subPackages/xyfApp/activity/index': ['other-activity'],
  'subPackages/coupon-list/index': ['coupon-ticket-face'],
  'subPackages/xyfApp/coupon-list/index': ['coupon-ticket-face'],
  'subPackages/xyfApp/coupons/index': ['coupon-ticket-face'],
  'subPackages/card-results/index': ['product-line'],
  'subPackages/service-authorization/index': ['authorization-list-one'],
  'subPackages/cash-out-record/index': ['record-row'],
  'subPackages/xyfApp/withdrawal/cash-out-record': ['record-row'],
  'center/rights/index': ['subsidy-row'],
  'subPackages/xyfApp/order/order-list': ['order-cell-open'],
  'subPackages/rightssupplier/mine-rights': ['supplier-receipt'],
  'pages/home/index': ['goods-card'],
  'pages/mall/index': ['goods-card'],
  'subPackages/carnival-shopping/index': ['goods-row'],
  'subPackages/allowance-down/index': ['fall-card-goods'],
  'subPackages/xyfApp/product-list/index': ['goods-card'],
  'pages/previewPage/index': ['goods-block-item'],
}

/** The binding that the first of these links begins is all that its screen shows from then on. */
const gone: Record<string, string[]> = {
  'subPackages/once-bind/index': [
    '青禾银行',
    '中国工商银行',
    '中国农业银行',
    '中国银行',
    '中国建设银行',
    '交通银行',
    '中国邮政储蓄银行',
    '招商银行',
    '平安银行',
  ],
}

/** How many screens are looked at together: some of the time each waits for its answers. */
const lanes = 3
const kept = keptApps(lanes)

/** Follows every link of a screen as its customer. */
async function walk(sample: ScreenSample): Promise<Walk> {
  const running = await appOf(kept, sample.person, () => openFor(sandbox, sample.person))
  const found = await walkFrom(running.app, await addressOfSample(sandbox, sample))
  if (found.deadEnds.length === 0 && (await isAsNew(running))) kept.give(running)
  else await running.app.close()
  return found
}

const nameOf = ({ path, query = '' }: ScreenSample): string => `${path}?${query}`

describe('no link leads nowhere', () => {
  const pages = pagesOf(readAppJson(distOf('weapp')))
  const samples = byCustomer(screens.filter(({ path }) => pages.includes(path)))

  let walks: (() => Promise<Walk>)[]
  beforeAll(() => {
    walks = inLanes(samples, lanes, walk)
  })

  it.each(samples.map((sample, at): [string, ScreenSample, number] => [nameOf(sample), sample, at]))(
    'on %s',
    async (_name, { path }, at) => {
      expect(await walks[at]?.()).toEqual({ deadEnds: [], alike: alike[path] ?? [], gone: gone[path] ?? [] })
    },
  )

  it('or is reported, on home and on “my”, where the screen behind it fails', async () => {
    const cards = { id: 'cards', title: '我的卡', picture: '', url: `/${routes.bankManagement.path}` }
    const app = await openFor(sandbox, '13800138002', (path, body) => {
      if (path === '/xbt/bank-cards') return null
      return path === '/xbt/grid-modules' ? { ...(body as object), data: { entries: [cards] } } : body
    })
    const failed = `leads to ${routes.bankManagement.path}, which shows nothing`
    const home = `/${routes.home.path}`
    const my = `/${routes.my.path}`
    expect((await walkFrom(app, home)).deadEnds).toEqual([`${home}: 我的卡 ${failed}`])
    expect((await walkFrom(app, my)).deadEnds).toEqual([`${my}: 银行卡 ${failed}`])
    await app.close()
  })
})
