import type { Language } from '@/i18n/language'
import { claimOne } from './benefits'
import { type Purchase, pay } from './buy'
import type { Driver } from './driver'
import { readsInOneLanguage } from './reading'
import { words } from './words'

const membership = 'subPackages/xyfApp/member-v2/index'

/** Opens the membership from "my", by its card. */
async function openMembership(driver: Driver): Promise<void> {
  await driver.open('/pages/my/index')
  await driver.tap('.member-card')
  await driver.waitForRoute(membership)
  await driver.waitForText(words(driver.language).membership.rights)
  await readsInOneLanguage(driver)
}

/**
 * Orders one month, leaves the cashier without paying, comes back, is told of the open order before a quarter is ordered, and pays the
 * month from its own screen.
 */
export async function buyLater(
  driver: Driver,
  purchase: Pick<Purchase, 'tool' | 'mobile' | 'cardTail'>,
): Promise<void> {
  const { cashier, order, membership: membershipWords } = words(driver.language)
  await openMembership(driver)
  await driver.tap('#price-single_month')
  await driver.tap('#member-agree')
  await driver.tap('#member-buy')
  await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
  await driver.waitForText(cashier.timeLeft)
  await openMembership(driver)
  await driver.tap('#dialog-cancel')
  await driver.tap('#price-single_season')
  await driver.tap('#member-agree')
  await driver.tap('#member-buy')
  await driver.waitForText(membershipWords.waitingText)
  await readsInOneLanguage(driver)
  await driver.tap('.sheet-close')
  await driver.tap('#member-see-unpaid')
  await driver.waitForRoute('subPackages/order/detail')
  await driver.waitForText(order.member.states.unpaid)
  await readsInOneLanguage(driver)
  await driver.tap('#member-order-pay')
  await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
  await pay(driver, purchase)
  await driver.waitForText(cashier.paidTitle)
  // The result page opens the order by itself.
  await driver.waitForRoute('subPackages/order/detail')
  await driver.waitForText(order.member.states.paid)
}

/** Stops the renewal in one step. */
export async function stopRenewal(driver: Driver): Promise<void> {
  const { renewal } = words(driver.language)
  await openMembership(driver)
  await driver.tap('#member-renewal')
  await driver.waitForRoute('subPackages/xyfApp/member-v2/renew-manage')
  await driver.waitForText(renewal.states.on)
  await readsInOneLanguage(driver)
  await driver.tap('#renewal-stop')
  await driver.tap('#stop-confirm')
  await driver.waitForText(renewal.states.stopped)
}

/** Stops the renewal, and starts it again. */
export async function switchRenewal(driver: Driver): Promise<void> {
  await stopRenewal(driver)
  await driver.tap('#renewal-start')
  await driver.waitForText(words(driver.language).renewal.states.on)
}

/** A right of the membership; `category` is opened first where it is not the first one. */
export interface WantedRight {
  itemId: string
  name: Record<Language, string>
  category?: Record<Language, string>
}

/** Claims a right, and sees it among the claimed ones. */
export async function claimRight(driver: Driver, { itemId, name, category }: WantedRight): Promise<void> {
  await openMembership(driver)
  if (category) await driver.tap({ text: category[driver.language] })
  await claimOne(driver, { button: `#right-${itemId}`, name: name[driver.language] })
  await driver.tap('#member-claims')
  await driver.waitForRoute('subPackages/xyfApp/member-v2/mine-rights')
  await driver.waitForText(name[driver.language])
}

/** Opens the area of a rights supplier, receives a right and sees its code; the calls are encrypted. */
export async function useSupplier(driver: Driver, rightId: string): Promise<void> {
  const { supplier } = words(driver.language)
  await driver.open('/subPackages/rightssupplier/index?rightsOrderNo=R20250101102')
  await driver.waitForText(supplier.groups.toReceive)
  await readsInOneLanguage(driver)
  await driver.tap(`#supplier-receive-${rightId}`)
  await driver.waitForRoute('subPackages/rightssupplier/usedDetail')
  await driver.waitForText(supplier.steps)
  await driver.tap('#supplier-mine')
  await driver.waitForRoute('subPackages/rightssupplier/mine-rights')
  await driver.waitForText(supplier.tabs.bills)
}
