import type { Page } from 'playwright-core'
import { cashier } from '@/i18n/cashier'
import { order as orderWords } from '@/i18n/order'
import { seriousFindings } from './axe'
import { countOf, watchCalls } from './calls'
import { decide, playProvider, queryPath } from './cashierWay'
import { backFromAlipay, buyer, driverOf, leaveForAlipay, mobile, site, siteWithBuyer } from './payer'
import { quietOf } from './quiet'

siteWithBuyer()

/** The wait of the schedule between two questions, in milliseconds. */
const wait = 2_000
/** How far apart a busy machine sees two requests less than the page has sent them, in milliseconds. */
const late = 300

/**
 * Waits for nearly the wait of the schedule, which is longer than a page needs at its start for all its requests. A clock of the page that goes is
 * not moved: its next question would come too late to be shared.
 */
async function settled(page: Page): Promise<void> {
  const quiet = quietOf(page)
  await page.waitForTimeout(wait - 500)
  await quiet()
}

/**
 * How many questions were sent that are not shared: the first, and each within the wait after another one. A machine that needs longer between the start
 * of the app and its screen asks for both; so does the schedule, after its wait.
 */
function unshared(calls: ReturnType<typeof watchCalls>): number {
  const times = calls.filter(({ path }) => path.endsWith(queryPath)).map(({ at }) => at)
  return times.filter((at, index) => index === 0 || at - (times[index - 1] ?? 0) < wait - late).length
}

/** Moves a clock that stands until so many further questions were sent; returns the times of the page between them. */
async function waitsBetween(page: Page, calls: ReturnType<typeof watchCalls>, questions: number): Promise<number[]> {
  const times: number[] = []
  const step = 100
  for (let asked = countOf(calls, queryPath), now = 0; times.length < questions; now += step) {
    if (now > questions * 10 * wait) throw new Error(`${times.length} questions in ${now} ms of the page`)
    await page.clock.runFor(step)
    const sent = countOf(calls, queryPath)
    expect(sent - asked).toBeLessThanOrEqual(1)
    if (sent > asked) times.push(now)
    asked = sent
  }
  return times.slice(1).map((at, index) => at - (times[index] ?? 0))
}

describe('Back in a browser that keeps pages', () => {
  it('P9 restores the page: one question, and the customer can continue', async () => {
    const { page, calls, asked, driver, orderId, problems } = await backFromAlipay()
    await driver.waitForText(cashier.checkingTitle)
    await page.clock.runFor(wait - 500)
    await settled(page)
    expect(countOf(calls, queryPath)).toBe(asked + 1)
    expect(countOf(calls, '/cashier/render')).toBe(1)
    await page.clock.resume()
    await driver.tap('#pay-give-up')
    await driver.tap('#tool-ALIPAY')
    await driver.payAtProvider('#pay-submit')
    await driver.waitForText(cashier.paidTitle)
    expect(await buyer.stateOf(orderId)).toBe('finished')
    expect(problems).toEqual([])
  })
})

describe('Back in a browser that reloads pages', () => {
  it('P9 opens the cashier again: one question, no spinner, and the same payment goes on', async () => {
    const { page, calls, driver, orderId, providerUrl, problems } = await leaveForAlipay()
    await page.goBack()
    await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
    await driver.waitForText(cashier.timeLeft)
    await settled(page)
    expect(unshared(calls)).toBe(1)
    expect(countOf(calls, '/cashier/render')).toBe(2)
    expect(await page.getByText(cashier.checkingTitle).count()).toBe(0)
    await driver.tap('#pay-submit')
    await page.waitForURL(providerUrl)
    await decide(page, 'approve')
    await driver.waitForText(cashier.paidTitle)
    expect(await buyer.stateOf(orderId)).toBe('finished')
    expect(problems).toEqual([])
  })
})

describe('the return from the page of the provider', () => {
  it('P7 sends one question in the same tab', async () => {
    const { page, calls, driver, orderId, problems } = await leaveForAlipay()
    await decide(page, 'approve')
    await driver.waitForText(cashier.paidTitle)
    await settled(page)
    expect(unshared(calls)).toBe(1)
    expect(await buyer.stateOf(orderId)).toBe('finished')
    expect(problems).toEqual([])
  })

  it('P7 in a fresh context it finds the payment by its address, with one question', async () => {
    const { providerUrl, orderId } = await leaveForAlipay()
    const other = await site.visit(undefined, { person: mobile })
    const calls = watchCalls(other.context)
    await other.page.clock.install()
    await other.page.goto(providerUrl)
    await decide(other.page, 'approve')
    await driverOf(other).waitForText(cashier.paidTitle)
    await settled(other.page)
    expect(unshared(calls)).toBe(1)
    expect(await buyer.stateOf(orderId)).toBe('finished')
    expect(other.problems).toEqual([])
  })

  it('R-84 of a payment that the customer declined shows the reason, covers no button, and lets them try again', async () => {
    const { page, driver, orderId, problems } = await leaveForAlipay()
    await page.setViewportSize({ width: 375, height: 667 })
    await decide(page, 'decline')
    await driver.waitForText(cashier.failedTitle)
    expect(await page.evaluate(coveredByToast)).toEqual([])
    await driver.tap({ text: cashier.tryAgain })
    await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
    await driver.tap('#tool-WECHATPAY')
    await driver.payAtProvider('#pay-submit')
    await driver.waitForText(cashier.paidTitle)
    await driver.waitForRoute('subPackages/order/detail')
    expect(await buyer.stateOf(orderId)).toBe('finished')
    expect(problems).toEqual([])
  })

  it('R-78 of a payment that the customer declined leads to its order after the toast', async () => {
    const { page, driver, orderId, problems } = await leaveForAlipay()
    await decide(page, 'decline')
    await driver.waitForText(cashier.failedTitle)
    expect(await seriousFindings(page)).toEqual([])
    // Longer than a toast is shown.
    await page.clock.runFor(3_500)
    await driver.waitForRoute('subPackages/order/detail')
    expect(page.url()).toContain(orderId)
    expect(await page.locator('.app-toast.is-shown').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('R-85 of a payment left open is still being checked, one question at a time, and shows its success when it comes', async () => {
    const { page, providerUrl, driver, calls, problems } = await leaveForAlipay()
    await decide(page, 'pending')
    await driver.waitForText(cashier.checkingTitle)
    expect(await seriousFindings(page)).toEqual([])
    await page.clock.pauseAt(Date.now() + 1_000)
    const waits = await waitsBetween(page, calls, 3)
    expect(waits.filter((one) => one < wait)).toEqual([])
    await driver.waitForText(cashier.checkingTitle)
    await playProvider(site.sandbox, providerUrl, 'approve')
    await page.clock.resume()
    await driver.waitForText(cashier.paidTitle)
    await driver.waitForRoute('subPackages/order/detail')
    await driver.waitForText(orderWords.codesTitle)
    expect(problems).toEqual([])
  })
})

/** Runs in the browser: the buttons that the toast covers, or `no toast` where none is shown. */
function coveredByToast(): string[] {
  const toast = document.querySelector('.app-toast.is-shown')?.getBoundingClientRect()
  if (!toast) return ['no toast']
  return [...document.querySelectorAll('.result-body [role=button]')]
    .filter((button) => {
      const { top, bottom, height } = button.getBoundingClientRect()
      return height > 0 && top < toast.bottom && bottom > toast.top
    })
    .map((button) => button.textContent ?? '')
}
