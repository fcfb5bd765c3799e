import { maskPhone } from '@/lib/mask'
import { type Purchase, pay } from './buy'
import type { Driver } from './driver'
import { readsInOneLanguage } from './reading'
import { words } from './words'

type TopUp = Pick<Purchase, 'tool' | 'mobile' | 'cardTail'>

/** A number that the operator refuses. */
const CLOSED = '13800134444'

/** From "my" to the top-up screen, which knows the customer's own number. */
async function openTopup(driver: Driver, { mobile }: TopUp): Promise<void> {
  const { profile } = words(driver.language)
  await driver.open('/pages/my/index')
  await driver.tap({ text: profile.menu.topup })
  await driver.waitForRoute('subPackages/xyfApp/phone-charges/index')
  await driver.waitForText(maskPhone(mobile))
  await readsInOneLanguage(driver)
}

/** From a known number to the paid order: an amount, the order, the cashier. */
async function payAmount(driver: Driver, by: TopUp): Promise<void> {
  const { cashier, topup, order } = words(driver.language)
  await driver.tap('#topup-phone-50')
  await driver.waitForText(topup.discountTitle)
  await driver.tap('#order-submit')
  await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
  await pay(driver, by)
  await driver.waitForText(cashier.paidTitle)
  await driver.waitForRoute('subPackages/order/detail')
  await driver.waitForText(order.rechargeTitle)
}

/** Tops up the customer's own number in three taps from the screen, and follows the order until it has arrived. */
export async function topUpOwnNumber(driver: Driver, by: TopUp): Promise<void> {
  const { order } = words(driver.language)
  await openTopup(driver, by)
  await payAmount(driver, by)
  await driver.waitForText(order.arrived)
  await driver.waitForText(maskPhone(by.mobile))
  await readsInOneLanguage(driver)
}

/** Tops up another number, which its operator refuses, and follows the order until the money is back where it came from. */
export async function topUpClosedNumber(driver: Driver, by: TopUp): Promise<void> {
  const { order, topup } = words(driver.language)
  await openTopup(driver, by)
  await driver.tap('#topup-switch')
  await driver.input('#topup-phone', CLOSED)
  await driver.waitForText(topup.operators.mobile)
  await payAmount(driver, by)
  await driver.waitForText(order.states.refunded)
  await driver.waitForText(order.refundedAt)
  await readsInOneLanguage(driver)
}
