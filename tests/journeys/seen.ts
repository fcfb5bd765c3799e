import { maskPhone } from '@/lib/mask'
import type { Purchase } from './buy'
import type { Driver } from './driver'
import { readsInOneLanguage } from './reading'
import { words } from './words'

/** The order on the screen after a purchase: paid, with its card code, or with the phone that is recharged. */
export async function seesPaidOrder(
  driver: Driver,
  { ware, mobile }: Pick<Purchase, 'ware' | 'mobile'>,
): Promise<void> {
  const { order } = words(driver.language)
  await driver.waitForText(order.paid)
  await readsInOneLanguage(driver)
  if (ware === 'phoneCredit') return driver.waitForText(maskPhone(mobile))
  await driver.waitForText(order.states.finished)
  expect(await driver.text('.card-codes')).toMatch(/\d{4} \d{4} \d{4} \d{4}/)
}
