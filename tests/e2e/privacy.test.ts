import type { Request } from 'playwright-core'
import { mall } from '@/i18n/mall'
import { session } from '@/i18n/session'
import { shell } from '@/i18n/shell'
import { countOf, watchCalls } from './calls'
import { pageDriver } from './pageDriver'
import { siteForTests, type Visit } from './site'

const site = siteForTests()
let visit: Visit

const goods = '全国话费快充'
/** What must not happen before the notice is answered: writing, sending and reporting. */
const collecting = /get-code|login|upload|report|set-|feedback/

/** Runs in the browser: whether the middle of the window belongs to the notice. */
function isCovered(covered: boolean): boolean {
  const { innerWidth, innerHeight } = window
  return (document.elementFromPoint(innerWidth / 2, innerHeight / 3)?.closest('#privacy-notice') != null) === covered
}

describe('the privacy notice', () => {
  it('U7 blocks the first screen; until it is accepted no call has an id and nothing is collected', async () => {
    visit = await site.visit(undefined, { consent: false })
    const { page, context } = visit
    const calls = watchCalls(context)
    const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
    await driver.open('/pages/home/index')
    await driver.waitForText(shell.privacyTitle)
    await driver.waitForText(goods)
    await page.waitForFunction(isCovered, true)
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter(({ headers }) => headers['device-id'] !== '' || headers['session-id'] !== '')).toEqual([])
    expect(calls.filter(({ path }) => collecting.test(path))).toEqual([])
    expect(await page.evaluate(() => window.localStorage.getItem('deviceId'))).toBeNull()

    await driver.tap('#privacy-accept')
    await page.waitForFunction(isCovered, false)
    const before = calls.length
    await driver.tapTab(1)
    await driver.waitForText(mall.searchHint)
    // Reports carry headers of their own.
    const after = calls.slice(before).filter(({ headers }) => headers['app-name'])
    for (const { headers } of after)
      for (const name of ['device-id', 'session-id']) expect(headers[name]).toMatch(/^\d{32}$/)
    expect(after.length).toBeGreaterThan(0)
  })

  it('shows the policy one tap away and returns', async () => {
    visit = await site.visit('/pages/home/index', { consent: false })
    const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
    await driver.tap({ text: '《隐私政策》' })
    await driver.waitForRoute('subPackages/agreement/index')
    await driver.waitForText('一、我们收集的信息')
    await visit.page.waitForFunction(isCovered, false)
    await visit.page.goBack()
    await visit.page.waitForFunction(isCovered, true)
    expect(visit.problems).toEqual([])
  })

  it('U7 refused, it lets the app be browsed: goods are shown, and login asks again before it accepts a number', async () => {
    visit = await site.visit(undefined, { consent: false })
    const calls = watchCalls(visit.context)
    const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
    await driver.open('/pages/mall/index')
    await driver.tap('#privacy-refuse')
    await driver.tap({ text: goods })
    await driver.waitForRoute('subPackages/pdp/index')
    await driver.waitForText('六档面额自由选择')
    await visit.page.goBack()
    await driver.tapTab(2)
    await driver.tap('#my-person')
    await driver.waitForRoute('center/login/loginNum')
    await driver.tap('#privacy-refuse')
    await driver.waitForRoute('pages/my/index')
    expect(countOf(calls, '/xbt/get-code')).toBe(0)
    expect(calls.filter(({ headers }) => headers['device-id'] !== '' || headers['session-id'] !== '')).toEqual([])
    expect(calls.filter(({ path }) => collecting.test(path))).toEqual([])
    await driver.tap('#my-person')
    await driver.waitForRoute('center/login/loginNum')
    await driver.tap('#privacy-accept')
    await driver.input('#login-phone', '13800138001')
    await driver.tap('#login-send')
    await driver.waitForText(session.codeSent('138 **** 8001'))
    expect(countOf(calls, '/xbt/get-code')).toBe(1)
  })
})

it('U4 the secrets of a start query leave address, history and referer, and sign the customer in', async () => {
  visit = await site.visit(undefined)
  const { page, context } = visit
  const token = await site.sandbox.login('13800138002')
  const secrets = { mToken: token, userId: 'secret-user', rscToken: 'secret-rsc' }
  const requests: Request[] = []
  const isSecret = (text: string) => Object.values(secrets).some((secret) => text.includes(secret))
  context.on('request', (request) => requests.push(request))
  const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await driver.open(`/pages/my/index?${new URLSearchParams({ ...secrets, from: 'friend' })}`)
  await driver.waitForText('阿森')
  const addresses = [page.url()]
  await driver.tap('#my-settings')
  await driver.waitForRoute('center/personInfo/setUp')
  await page.goBack()
  await driver.waitForText('阿森')
  addresses.push(page.url(), await page.evaluate(() => JSON.stringify(window.history.state)))
  expect(addresses.filter(isSecret)).toEqual([])
  expect(addresses[0]).toContain('from=friend')
  const [start, ...later] = requests
  expect(start?.isNavigationRequest()).toBe(true)
  const sent = await Promise.all(later.map(async (one) => `${one.url()} ${(await one.allHeaders()).referer ?? ''}`))
  expect(sent.length).toBeGreaterThan(5)
  expect(sent.filter(isSecret)).toEqual([])
})
