import { claim } from '@/i18n/claim'
import { customActivity } from '@/i18n/customActivity'
import { claim as englishClaim } from '@/i18n/en/claim'
import { customActivity as englishActivity } from '@/i18n/en/customActivity'
import { buy, type Purchase } from './buy'
import type { Driver } from './driver'
import { readsInOneLanguage } from './reading'
import { words } from './words'

const catalogues = {
  'zh-CN': { activity: customActivity, claim },
  en: { activity: englishActivity, claim: englishClaim },
}

/** Takes part in the activity of the season, takes its coupon, goes from there to the mall, and pays for an order with the coupon. */
export async function spendReward(driver: Driver, purchase: Purchase): Promise<void> {
  const { activity, claim: claimed } = catalogues[driver.language]
  await driver.open('/subPackages/custom-activity/index?code=spring')
  await driver.waitForText(activity.items)
  await readsInOneLanguage(driver)
  await driver.tap('#activity-join')
  await driver.tap('#take-first-come')
  await driver.waitForText(claimed.claimedTitle)
  await driver.tap('#claimed-use')
  await driver.waitForRoute('pages/mall/index')
  await buy(driver, purchase)
  await driver.waitForText(words(driver.language).order.couponDiscount)
  await driver.waitForText('-¥5.00')
}
