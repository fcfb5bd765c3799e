import { codeFor } from '@tests/journeys/logIn'
import { Journey, otherCode } from '@tests/sandbox/cashier/journey'
import { cashier } from '@/i18n/en/cashier'
import { watchCalls } from './calls'
import { cashierOf, createPath } from './cashierWay'
import { pageDriver } from './pageDriver'
import { siteForTests, type Visit } from './site'

const mobile = '13800138001'

/** Text on the sheet once the bank has sent its code, in front of the number. */
const codeSent = cashier.codeSentTo('').trim()

const site = siteForTests()
let visit: Visit

it('P20 five wrong bank codes, each reported in English beside the input, lock the payment; a new one pays once', async () => {
  const buyer = new Journey(site.sandbox, await site.sandbox.login(mobile))
  const { orderId } = await buyer.order('card')
  visit = await site.visit(undefined, { person: mobile, language: 'en' })
  const { page, context } = visit
  const calls = watchCalls(context)
  const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await driver.open(cashierOf(orderId))
  const sold = await buyer.soldOf('card')
  await driver.tap({ text: cashier.card('Sandbox Bank', '6101') })
  await driver.tap('#pay-submit')
  await driver.waitForText(codeSent)
  const field = page.locator('#bank-code input')
  const wrong = otherCode(await codeFor(driver, mobile, 'bank'))
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/cashier/confirm-bank-code'))
    await driver.input('#bank-code', '')
    await driver.input('#bank-code', wrong)
    await answered
    await driver.waitForText(
      attempt < 5
        ? 'That code is incorrect. Please enter it again.'
        : 'Too many wrong codes. Please start the payment again.',
    )
    expect(await field.inputValue()).toBe(wrong)
  }
  // The field of the browser is updated a moment after the component's.
  await page.locator('#bank-code input:disabled').waitFor()
  expect(await buyer.stateOf(orderId)).not.toBe('finished')
  await driver.tap('#code-restart')
  await driver.waitForText(codeSent)
  await driver.input('#bank-code', await codeFor(driver, mobile, 'bank'))
  await driver.waitForText(cashier.paidTitle)
  expect(await buyer.stateOf(orderId)).toBe('finished')
  expect(await buyer.soldOf('card')).toBe(sold + 1)
  const creates = calls.filter(({ path }) => path.endsWith(createPath))
  expect(new Set(creates.map(({ headers }) => headers.requestid)).size).toBe(2)
})
