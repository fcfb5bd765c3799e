import { logIn } from '@tests/journeys/logIn'
import { Journey } from '@tests/sandbox/cashier/journey'
import { logout } from '@/contract/session'
import { order } from '@/i18n/order'
import { profile } from '@/i18n/profile'
import { shell } from '@/i18n/shell'
import { countOf, watchCalls } from './calls'
import { pageDriver } from './pageDriver'
import { quietOf } from './quiet'
import { siteForTests, type Visit } from './site'
import { toastsOf, toastTold, watchToasts } from './toasts'

const site = siteForTests()
let visit: Visit

const driverOf = (one: Visit) => pageDriver(site.sandbox.url, one, site.sandbox.inbox)

it('R-53 login leads back to the page that required it', async () => {
  visit = await site.visit(undefined)
  const driver = driverOf(visit)
  await driver.open('/subPackages/xyfApp/order/order-list?state=finished')
  await logIn(driver, '13800138002')
  await driver.waitForRoute('subPackages/xyfApp/order/order-list')
  expect(new URL(visit.page.url()).searchParams.get('state')).toBe('finished')
  await driver.waitForText(order.actions.buyAgain)
})

const vectors = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/pages/home/index',
  '%2F%2Fevil.example',
  'javascript:alert(document.domain)',
  '/subPackages/../../evil',
  '/center/login/index?redirect=//evil.example',
  '/subPackages/%E0%A4%A',
]
describe('S1 a redirect to anything but a route of this app is not followed', () => {
  it.each(vectors.map((vector, index): [string, number] => [vector, index]))('S1 %s', async (vector, index) => {
    visit = await site.visit(undefined)
    const { page, problems } = visit
    page.on('dialog', (dialog) => problems.push(`dialog: ${dialog.message()}`))
    const driver = driverOf(visit)
    await driver.open(`/center/login/loginNum?redirect=${encodeURIComponent(vector)}`)
    await logIn(driver, `138001900${String(index).padStart(2, '0')}`)
    await driver.waitForRoute('pages/home/index')
    expect(new URL(page.url()).origin).toBe(site.sandbox.url)
    expect(problems).toEqual([])
  })
})

it('R-53 a login whose way back is an address without a page leads to the page that says so', async () => {
  visit = await site.visit(undefined)
  const driver = driverOf(visit)
  await driver.open(`/center/login/loginNum?redirect=${encodeURIComponent('/subPackages/gone/index?id=1')}`)
  await logIn(driver, '13800138001')
  await driver.waitForRoute('pages/not-found/index')
  await driver.waitForText(shell.pageMissing)
  expect(visit.problems).toEqual([])
})

it('R-32 a session that the server ended: one message, one login page, and return to the page before', async () => {
  visit = await site.visit(undefined, { person: '13800138005' })
  const { page, context } = visit
  const driver = driverOf(visit)
  const calls = watchCalls(context)
  const quiet = quietOf(page)
  await watchToasts(page)
  await driver.open('/subPackages/xyfApp/pdp/index?goodsId=10101')
  await driver.waitForText('六档面额自由选择')
  const stored = await page.evaluate(() => window.localStorage.getItem('mToken'))
  const token = (JSON.parse(stored ?? '{}') as { data?: string }).data ?? ''
  await site.sandbox.call(logout, {}, { token })

  await driver.tap('#buy')
  await driver.waitForRoute('center/login/')
  await toastTold(page, shell.sessionLost)
  expect(countOf(calls, '/shop/confirm-order-info')).toBe(1)
  expect(countOf(calls, '/paysystem/pay-channel')).toBe(1)
  await driver.waitForRoute('center/login/loginNum')
  await quiet()
  expect(await toastsOf(page)).toEqual([shell.sessionLost])
  expect(await page.evaluate(() => window.localStorage.getItem('mToken'))).toBeNull()
  const below = await page.evaluate(() => document.querySelectorAll('.login-num').length)
  expect(below).toBe(1)

  await logIn(driver, '13800138005')
  await driver.waitForRoute('subPackages/order/confirm')
  await driver.waitForText(order.phoneLabel)
})

it('R-21 U4 a `token` in the address, and an `mToken` in its fragment, leave the address and change nothing for a customer', async () => {
  visit = await site.visit(undefined, { person: '13800138002' })
  const { page } = visit
  const driver = driverOf(visit)
  const calls = watchCalls(visit.context)
  await driver.open('/pages/my/index?token=garbage#mToken=garbage')
  await driver.waitForText('138 **** 8002')
  expect(page.url()).toBe(`${site.sandbox.url}/pages/my/index`)
  await driver.tap({ text: profile.menu.settings })
  await page.locator('#settings-log-out').waitFor()
  expect(calls.filter(({ headers, body }) => `${JSON.stringify(headers)}${body}`.includes('garbage'))).toEqual([])
})

describe('D-19 a link with the login of another customer', () => {
  const mine = '阿森'
  const asks = '**/xbt/user-info'

  it('that the server refuses leaves the customer signed in, and says so', async () => {
    visit = await site.visit(undefined, { person: '13800138002' })
    const { page } = visit
    const driver = driverOf(visit)
    await watchToasts(page)
    await driver.open('/pages/my/index?mToken=garbage')
    await driver.waitForText(mine)
    await toastTold(page, shell.offerRefused)
    expect(await toastsOf(page)).toEqual([shell.offerRefused])
  })

  it('shows nothing of either customer before the server has accepted it, and then the other one', async () => {
    const other = await site.sandbox.login('13800138001')
    visit = await site.visit(undefined, { person: '13800138002' })
    const { page, context } = visit
    const driver = driverOf(visit)
    const calls = watchCalls(context)
    let open: () => void = () => undefined
    const isOpen = new Promise<void>((resolve) => {
      open = resolve
    })
    await page.route(asks, async (route) => {
      await isOpen
      await route.continue()
    })
    await driver.open(`/pages/my/index?mToken=${other}`)
    await driver.waitForText(profile.logInHint)
    await expect(page.getByText(/138 \*{4} 800/).count()).resolves.toBe(0)
    const carried = () => calls.filter(({ body }) => body.includes('mToken'))
    expect(carried().map(({ path }) => path)).toEqual([expect.stringContaining('/xbt/user-info')])
    open()
    await driver.waitForText('138 **** 8001')
    expect(carried().filter(({ body }) => !body.includes(other))).toEqual([])
  })
})

it('U3 a sheet over the screen closes with its customer: the next customer sees nothing of it', async () => {
  visit = await site.visit(undefined, { person: '13800138001' })
  const { page } = visit
  const driver = driverOf(visit)
  const buyer = new Journey(site.sandbox, await site.sandbox.login('13800138001'))
  const { orderId } = await buyer.order('card')
  await driver.open(`/subPackages/order/detail?orderId=${orderId}`)
  await driver.tap('#pay-here')
  await page.locator('#pay-here-submit').waitFor()
  await site.sandbox.fault({ kind: 'code', code: '300000', path: '/paysystem/create-bankpay' })
  await driver.tap('#pay-here-submit')
  await driver.waitForRoute('center/login/')
  await logIn(driver, '13800138003')
  await driver.waitForRoute('subPackages/order/detail')
  await driver.waitForText('没有找到该订单')
  expect(await page.locator('#pay-here-sheet').filter({ visible: true }).count()).toBe(0)
  await site.sandbox.clearFaults()
})
