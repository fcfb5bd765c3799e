import { codeFor } from '@tests/journeys/logIn'
import { Journey } from '@tests/sandbox/cashier/journey'
import { cashier } from '@/i18n/cashier'
import { seriousFindings } from './axe'
import { countOf } from './calls'
import { atProvider, cashierOf, createPath, decide, playProvider, stepsOf } from './cashierWay'
import { backFromAlipay, buyer, driverOf, leaveForAlipay, mobile, openCashier, site, siteWithBuyer } from './payer'

siteWithBuyer()

it('P1 two taps in one tick make one payment', async () => {
  const { page, calls, driver, orderId } = await openCashier()
  await driver.tap('#tool-ALIPAY')
  await page
    .locator('#pay-submit')
    .filter({ visible: true })
    .evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
  await atProvider(page)
  expect(countOf(calls, createPath)).toBe(1)
  await decide(page, 'approve')
  await driver.waitForText(cashier.paidTitle)
  expect(await buyer.stateOf(orderId)).toBe('finished')
})

it('R-70 a reload of the cashier comes back with the chosen tool', async () => {
  const { page, driver } = await openCashier()
  const chosen = page.locator('[role="radio"][aria-checked="true"]').filter({ visible: true })
  const before = await chosen.getAttribute('id')
  await driver.tap('#tool-ALIPAY')
  await page.reload()
  await driver.waitForText(cashier.timeLeft)
  expect([before, await chosen.getAttribute('id')]).toEqual([expect.stringMatching(/^tool-DEBIT_CARD/), 'tool-ALIPAY'])
})

it('P8 forged return parameters never show a success', async () => {
  const mine = await buyer.order('card')
  const rich = new Journey(site.sandbox, await site.sandbox.login('13800138002'))
  const others = await rich.order('card')
  const paid = await rich.pay(others, { assetType: 'ALIPAY' })
  await playProvider(site.sandbox, paid.data.redirectActionForm?.redirectUrl ?? '', 'approve')
  const { bizNo = '', outBizNo = '' } = paid.data
  expect(await rich.stateOf(others.orderId)).toBe('finished')
  const forged: Record<string, string>[] = [
    { bizNo: 'P000', outBizNo: 'A000', orderId: mine.orderId, source: 'mall', paymentStatus: 'PAYMENT_SUCCESS' },
    { bizNo, outBizNo, orderId: mine.orderId, source: 'mall' },
    { bizNo, outBizNo, orderId: others.orderId, source: 'mall' },
  ]
  const { page, ...rest } = await site.visit(undefined, { person: mobile })
  const driver = driverOf({ page, ...rest })
  for (const fields of forged) {
    await driver.open(`/subPackages/xyfApp/member-v2/payCardResult?${new URLSearchParams(fields)}`)
    await driver.waitForText(cashier.nothingTitle)
    expect(await page.getByText(cashier.paidTitle).count()).toBe(0)
  }
  expect(await buyer.stateOf(mine.orderId)).toBe('unpaid')
})

it('P18 two tabs that pay the same order: one payment, and both show it', async () => {
  const one = await leaveForAlipay()
  const page = await one.context.newPage()
  const driver = driverOf({ ...one, page })
  await driver.open(cashierOf(one.orderId))
  await driver.tap('#tool-ALIPAY')
  await driver.tap('#pay-submit')
  await atProvider(page)
  expect(page.url()).toBe(one.providerUrl)
  await decide(one.page, 'approve')
  await one.driver.waitForText(cashier.paidTitle)
  await page.reload()
  await page.locator('a.button').click()
  await driver.waitForText(cashier.paidTitle)
  expect(await buyer.stateOf(one.orderId)).toBe('finished')
})

it('R-82 an answer that is lost after the server processed the call: a message, then the next tap sends a query first and continues the same payment', async () => {
  const { page, calls, driver, orderId } = await openCashier()
  await page.route(
    `**${createPath}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await driver.tap('#tool-ALIPAY')
  await driver.tap('#pay-submit')
  await driver.waitForText(cashier.unknownTitle)
  // The customer continues on this page, so they are not redirected to the order.
  await driver.tap('#tool-ALIPAY')
  await driver.tap('#pay-submit')
  await atProvider(page)
  await decide(page, 'approve')
  await driver.waitForText(cashier.paidTitle)
  expect(stepsOf(calls).slice(0, 2)).toEqual(['create', 'query'])
  const creates = calls.filter(({ path }) => path.endsWith(createPath))
  expect(new Set(creates.map(({ headers }) => headers.requestid)).size).toBe(1)
  expect(await buyer.stateOf(orderId)).toBe('finished')
})

it('P16 another tool while the first is open: shows the reason, does not redirect, and blocks nothing', async () => {
  const { page, driver, problems } = await backFromAlipay()
  await driver.waitForText(cashier.checkingTitle)
  await page.clock.resume()
  await driver.tap('#pay-give-up')
  await driver.tap('#tool-WECHATPAY')
  await driver.tap('#pay-submit')
  await driver.waitForText(cashier.failedTitle)
  await driver.waitForText(cashier.flow.blocked)
  expect(await seriousFindings(page)).toEqual([])
  // Longer than a toast is shown.
  await page.clock.runFor(3500)
  await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
  expect(problems).toEqual([])
})

it('R-75 the sheet of the bank’s code, opened again after a reload, says where the first code was sent, and accepts it', async () => {
  const { page, driver, orderId, problems } = await openCashier()
  await driver.tap({ text: cashier.card('沙盒银行', '6101') })
  await driver.tap('#pay-submit')
  const sentTo = cashier.codeSentTo('138 **** 8001')
  await driver.waitForText(sentTo)
  const code = await codeFor(driver, mobile, 'bank')
  await page.reload()
  await driver.waitForText(cashier.timeLeft)
  await driver.tap('#pay-submit')
  await driver.waitForText(sentTo)
  expect(await driver.text('#code-resend')).toMatch(/^\d+ 秒/)
  expect(await page.locator('.code-sheet-message').textContent()).toBe('')
  expect(await seriousFindings(page)).toEqual([])
  await driver.input('#bank-code', code)
  await driver.waitForText(cashier.paidTitle)
  expect(await buyer.stateOf(orderId)).toBe('finished')
  expect(problems).toEqual([])
})

it('the cashier of an order that does not exist leads home', async () => {
  const { page, problems } = await site.visit(undefined, { person: mobile })
  const driver = driverOf({ page, problems })
  await driver.open(cashierOf('M20250101103000000000'))
  await driver.waitForText(cashier.refusedTitle)
  expect(await page.getByText(cashier.toOrder).count()).toBe(0)
  await driver.tap({ text: cashier.toHome })
  await driver.waitForRoute('pages/home/index')
  expect(problems).toEqual([])
})

it('Back on the cashier of an order that waits asks once how to go on, and leaving leads to the order', async () => {
  const { orderId } = await buyer.order('card')
  const opened = await site.visit(undefined, { person: mobile })
  const driver = driverOf(opened)
  await driver.open(`/subPackages/order/detail?orderId=${orderId}`)
  await driver.tap('#order-pay')
  await driver.waitForText(cashier.timeLeft)
  await driver.tap('.nav-bar-back')
  await driver.waitForText(cashier.leaveTitle)
  expect(await seriousFindings(opened.page)).toEqual([])
  await driver.tap('#pay-stay')
  await driver.tap('.nav-bar-back')
  await driver.waitForRoute('subPackages/order/detail')
  expect(opened.problems).toEqual([])
})
