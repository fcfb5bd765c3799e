import { openSiteAt, type Site } from '@tests/e2e/site'
import { pictureMoment, takePicture } from '@tests/e2e/takePicture'
import { addressOfSample } from '@tests/fixtures/ids'
import { immediate } from '@tests/fixtures/immediateScreens'
import { inLanes } from '@tests/fixtures/inLanes'
import type { ScreenSample } from '@tests/samples/sample'
import { screens } from '@tests/screens'
import { isRead, takeStates } from './takeStates'

const look = { theme: 'xyfApp', language: 'zh-CN' } as const

/** Screens to which a server always has something to say: their reads are answered as they are when the network is back. */
const neverEmpty: ReadonlySet<string> = new Set([
  'center/capture/coupon',
  'subPackages/cancel-account/cancel-reason',
  'subPackages/cancel-account/index',
  'subPackages/card-results/index',
  'subPackages/cash-out/index',
  'subPackages/deposit-identification/index',
  'subPackages/identification-confirm/index',
  'subPackages/identification/index',
  'subPackages/living-identification/index',
  'subPackages/xyf-score/index',
  'subPackages/xyfApp/h5-pay/index',
  'subPackages/xyfApp/member-health/health-rule',
  'subPackages/xyfApp/member-health/index',
  'subPackages/xyfApp/member-leap/index',
  'subPackages/xyfApp/member-leap/renew-manage',
  'subPackages/xyfApp/member-leap/renew-manage-detainment',
  'subPackages/xyfApp/member-v2/index',
  'subPackages/xyfApp/member-v2/member-rules',
  'subPackages/xyfApp/member-v2/renew-manage',
  'subPackages/xyfApp/member-v2/single-pay-pop',
  'subPackages/xyfApp/member/index',
  'subPackages/xyfApp/rise-quota-landing/index',
  'subPackages/xyfApp/rise-quota/index',
  'subPackages/xyfApp/settle-certify/index',
  'subPackages/xyfApp/settle-certify/settle-succes',
  'subPackages/xyfApp/settle-certify/toProve',
  'subPackages/xyfApp/settle-certify/verify',
  'subPackages/xyfApp/vip-rule/index',
  'subPackages/xyfApp/welfare/index',
  'subPackages/xyfApp/withdrawal/cash-out',
])

/** How many screens are led through their states at once: most of the time each waits for the browser. */
const lanes = 3

let site: Site
let reached: (() => ReturnType<typeof statesOf>)[]
const isFirst = (path: string, at: number) => screens.findIndex((one) => one.path === path) === at
const samples = screens.filter(({ path }, at) => !immediate.has(path) && isFirst(path, at))
beforeAll(async () => {
  site = await openSiteAt(pictureMoment)
  reached = inLanes(samples, lanes, statesOf)
})
afterAll(() => site.close())

/** Leads a screen through its states, and takes a picture of each. */
async function statesOf(sample: ScreenSample): ReturnType<typeof takeStates> {
  const { path: screen, person } = sample
  const visit = await site.visit(undefined, { ...look, person })
  try {
    const address = site.sandbox.url + (await addressOfSample(site.sandbox, sample))
    return await takeStates(visit, address, neverEmpty.has(screen) ? 'real' : 'empty', (state) =>
      takePicture(visit.page, { screen, state, ...look }),
    )
  } finally {
    await visit.close()
  }
}

it.each(samples.map(({ path }, at): [string, number] => [path, at]))(
  'shows that it loads, that it failed and that the network is lost, and loads by itself once it is back: %s',
  async (_path, at) => {
    expect((await reached[at]?.())?.slice(0, 3)).toEqual(['loading', 'failed', 'offline'])
  },
)

// The other screens of `immediate` are opened so in WeChat; these only a browser has.
const ownOfBrowser = screens.filter(({ path }) => path.startsWith('pages/system/'))
it.each(ownOfBrowser.map((sample): [string, ScreenSample] => [sample.path, sample]))(
  'shows its content at once, although nothing that is read arrives: %s',
  async (path, sample) => {
    expect(immediate.has(path)).toBe(true)
    const { page, close } = await site.visit(undefined, { ...look, person: sample.person })
    await page.route(isRead, (route) => route.abort())
    await page.goto(site.sandbox.url + (await addressOfSample(site.sandbox, sample)))
    await page.getByText(sample.text['zh-CN']).filter({ visible: true }).first().waitFor()
    expect(await page.locator('.skeleton, .failed-state').filter({ visible: true }).count()).toBe(0)
    await close()
  },
)
