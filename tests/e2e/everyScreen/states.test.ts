import { addressOfSample } from '../../fixtures/ids'
import { inLanes } from '../../fixtures/inLanes'
import type { ScreenSample } from '../../samples/sample'
import { screens } from '../../screens'
import { openSiteAt, type Site } from '../site'
import { pictureMoment, takePicture } from '../takePicture'
import { isRead, takeStates } from './takeStates'

const look = { theme: 'xyfApp', language: 'zh-CN' } as const

/**
 * Screens that show their content at once, since what they read is no condition of it, or they read nothing; with the text that they show while
 * nothing is answered where it is not that of their sample.
 */
const immediate: ReadonlyMap<string, string | undefined> = new Map<string, string | undefined>([
  ['center/capture/calc', undefined],
  ['center/login/index', undefined],
  ['center/login/loginNum', undefined],
  ['center/personInfo/feedback', undefined],
  ['center/personInfo/setUp', undefined],
  ['pages/nativeBridge/index', undefined],
  ['pages/not-found/index', undefined],
  ['pages/system/choose-location', undefined],
  ['pages/system/open-location', undefined],
  ['pages/system/preview-image', undefined],
  ['subPackages/app-download/index', undefined],
  ['subPackages/cancel-account/cancel-result', undefined],
  ['subPackages/demo-native/index', undefined],
  ['subPackages/pre-mall-search/index', '搜索话费、会员、礼品卡'],
  ['subPackages/xbt-download/index', undefined],
  ['subPackages/xyfApp/fraud-tips/index', undefined],
  ['subPackages/xyfApp/iframe/index', undefined],
  ['subPackages/xyfApp/member-health/pay-result', '正在确认支付结果'],
  ['subPackages/xyfApp/member-v2/payCardResult', '正在确认支付结果'],
  ['subPackages/xyfApp/member/pay-result', '正在确认支付结果'],
  ['subPackages/xyfApp/phone-charges/pay-result', '正在确认支付结果'],
  ['subPackages/xyfApp/special-rights/rule', undefined],
])

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
  const { path: screen, query, person } = sample
  const visit = await site.visit(undefined, { ...look, person })
  try {
    const address = site.sandbox.url + (await addressOfSample(site.sandbox, sample))
    return await takeStates(visit, address, neverEmpty.has(screen) ? 'real' : 'empty', (state) =>
      takePicture(visit.page, { screen, state, ...look, query, person }),
    )
  } finally {
    await visit.close()
  }
}

/** Opens a screen while none of its reads is answered; answers what it waits for in place of its own text. */
async function heldBack({ path: screen, query, person, text }: ScreenSample): Promise<string[]> {
  const visit = await site.visit(undefined, { ...look, person })
  try {
    await visit.page.route(isRead, () => new Promise<void>(() => undefined))
    await visit.page.goto(
      site.sandbox.url + (await addressOfSample(site.sandbox, { path: screen, query, person, text })),
    )
    const shown = immediate.get(screen) ?? text[look.language]
    const { page } = visit
    await page.getByText(shown).or(page.getByPlaceholder(shown)).filter({ visible: true }).first().waitFor()
    return await visit.page.locator('.skeleton, .failed-state').filter({ visible: true }).allTextContents()
  } finally {
    await visit.page.unrouteAll({ behavior: 'ignoreErrors' })
    await visit.close()
  }
}

it.each(
  screens
    .filter(({ path }, at) => immediate.has(path) && isFirst(path, at))
    .map((sample) => [sample.path, sample] as const),
)('shows its content while no read is answered: %s', async (_path, sample) => {
  expect(await heldBack(sample)).toEqual([])
})

it.each(samples.map(({ path }, at): [string, number] => [path, at]))(
  'shows that it loads, that it failed and that the network is lost, and loads by itself once it is back: %s',
  async (_path, at) => {
    expect((await reached[at]?.())?.slice(0, 3)).toEqual(['loading', 'failed', 'offline'])
  },
)
