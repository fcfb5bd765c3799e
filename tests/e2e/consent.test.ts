import { profile } from '@/i18n/profile'
import { shell } from '@/i18n/shell'
import { afterReports } from './afterReports'
import { watchCalls } from './calls'
import { pageDriver } from './pageDriver'
import { idle } from './quiet'
import { siteForTests, type Visit } from './site'

const site = siteForTests()
let visit: Visit

/** The ids in the browser's storage. */
const storedIds = () =>
  visit.page.evaluate(() =>
    ['deviceId', 'sessionId', 'privacyConsent'].filter((key) => window.localStorage.getItem(key) !== null),
  )

describe('the policy', () => {
  /** Clicks in the tab since it was opened, in all its pages. */
  const clicks = async () => {
    const { page } = visit
    return page.evaluate(() => Number(window.sessionStorage.getItem('clicks')))
  }
  const countClicks = () =>
    visit.page.evaluate(() => {
      window.sessionStorage.setItem('clicks', '0')
      const count = () =>
        window.sessionStorage.setItem('clicks', String(Number(window.sessionStorage.getItem('clicks')) + 1))
      window.addEventListener('click', count, true)
    })

  /** Opens the policy from a page that has a way to home; returns the number of clicks that the browser has seen. */
  async function toPolicy(way: string): Promise<number> {
    const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
    await visit.page.locator(way).filter({ visible: true }).first().waitFor()
    await countClicks()
    await driver.tap(way)
    await driver.waitForRoute('pages/home/index')
    await driver.tapTab(2)
    await driver.tap({ text: profile.menu.agreements })
    await driver.waitForRoute('subPackages/argumentList/index')
    await driver.tap({ text: '隐私政策' })
    await driver.waitForText('一、我们收集的信息')
    return clicks()
  }

  it('is four taps away from a page opened by its address', async () => {
    visit = await site.visit('/subPackages/pdp/index?goodsId=10101')
    expect(await toPolicy('.nav-bar-back')).toBe(4)
  })
})

describe('the privacy notice', () => {
  it('hides the tabs while it is open, and they are shown with their texts after an answer', async () => {
    visit = await site.visit('/pages/home/index', { consent: false, language: 'en' })
    const { page } = visit
    const tabs = page.locator('.weui-tabbar')
    await page.locator('#privacy-notice').waitFor()
    await tabs.waitFor({ state: 'hidden' })
    await page.locator('.notice-card-link').first().click()
    await page.waitForURL(/agreement/)
    await page.goBack()
    await page.locator('#privacy-notice').filter({ visible: true }).waitFor()
    expect(await tabs.isVisible()).toBe(false)
    await page.locator('#privacy-refuse').click()
    await tabs.waitFor()
    expect(await tabs.locator('.weui-tabbar__label').allTextContents()).toEqual(['Small subsidy', 'Subsidy mall', 'My'])
  })
})

it('U7 a `token` in the address of a browser is no consent: the notice asks, no id is made, and nothing is reported', async () => {
  visit = await site.visit(undefined, { consent: false })
  const { page } = visit
  const calls = watchCalls(visit.context)
  await page.clock.install()
  await page.goto(`${site.sandbox.url}/?token=anything`)
  await page.locator('#privacy-notice').waitFor()
  await afterReports(page)
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter(({ headers }) => headers['device-id'] || headers['session-id'])).toEqual([])
  expect(calls.filter(({ path }) => /report/.test(path))).toEqual([])
  expect(await storedIds()).toEqual([])
})

describe('D-12 the login of a customer who has not accepted the notice', () => {
  const mobile = '13800138002'
  const tokensIn = (calls: ReturnType<typeof watchCalls>) =>
    calls.filter(({ headers, body }) => body.includes('mToken') || headers['jwt-token'] !== undefined)

  it.each([
    ['kept on this device', async () => ({ options: { person: mobile }, query: '' })],
    ['given by the start query', async () => ({ options: {}, query: `?mToken=${await site.sandbox.login(mobile)}` })],
  ])('%s is in no call and on no screen before, and in force after', async (_name, given) => {
    const { options, query } = await given()
    visit = await site.visit(undefined, { ...options, consent: false })
    const { page } = visit
    const calls = watchCalls(visit.context)
    await page.goto(`${site.sandbox.url}/pages/my/index${query}`)
    await page.locator('#privacy-notice').waitFor()
    await idle(page)
    expect([await page.getByText('阿森').count(), tokensIn(calls)]).toEqual([0, []])
    await page.locator('#privacy-refuse').click()
    await page.getByText(profile.logInHint).waitFor()
    await page.locator('#my-person').click()
    await page.locator('#privacy-accept').click()
    await page.getByText('阿森').waitFor()
    expect(tokensIn(calls).length).toBeGreaterThan(0)
  })

  it('keeps a page that needs it closed, at its address, until then', async () => {
    visit = await site.visit(undefined, { person: mobile, consent: false })
    const { page } = visit
    const calls = watchCalls(visit.context)
    await page.goto(`${site.sandbox.url}/center/personInfo/setUp`)
    await page.locator('#privacy-notice').waitFor()
    await idle(page)
    expect([await page.locator('#settings-log-out').count(), tokensIn(calls)]).toEqual([0, []])
    await page.locator('#privacy-accept').click()
    await page.locator('#settings-log-out').waitFor()
    expect(page.url()).toContain('/center/personInfo/setUp')
  })

  it('is in force after the acceptance on a login page, which leads on', async () => {
    visit = await site.visit(undefined, { person: mobile, consent: false })
    const { page } = visit
    await page.goto(`${site.sandbox.url}/center/login/loginNum?redirect=%2Fpages%2Fmy%2Findex`)
    await page.locator('#privacy-accept').click()
    await page.getByText('阿森').waitFor()
    expect(page.url()).toContain('/pages/my/index')
  })
})

describe('a withdrawn consent', () => {
  it.each([
    ['in settings', '/center/personInfo/setUp', '13800138002'],
    ['by a visitor, beside the policy', '/subPackages/argumentList/index', undefined],
  ])('U7 %s ends the ids and the reports, and pages that need consent ask again', async (_name, address, person) => {
    visit = await site.visit('/pages/home/index', person ? { person } : {})
    const { page } = visit
    const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
    await driver.open(address)
    await page.locator('#settings-consent').waitFor()
    await page.clock.install()
    expect(await storedIds()).toEqual(expect.arrayContaining(['deviceId', 'privacyConsent']))
    await driver.tap('#settings-consent')
    await driver.tap('#dialog-confirm')
    await page.locator('.dialog').waitFor({ state: 'detached' })
    expect(await storedIds()).toEqual([])
    const calls = watchCalls(visit.context)
    if (person) await driver.waitForRoute('pages/my/index')
    else await driver.tap('.nav-bar-back')
    await driver.tapTab(0)
    await driver.waitForRoute('pages/home/index')
    await driver.tapTab(1)
    await afterReports(page)
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter(({ headers, body }) => headers['device-id'] || body.includes('mToken'))).toEqual([])
    expect(calls.filter(({ path }) => /report/.test(path))).toEqual([])
    expect(await storedIds()).toEqual([])
    await driver.open('/center/login/loginNum')
    await driver.waitForText(shell.privacyTitle)
  })
})
