import type { Language } from '@/i18n/language'
import type { Driver } from './driver'
import { readsInOneLanguage } from './reading'
import { words } from './words'

const shop = 'subPackages/xyfApp/gold-shop/index'
const result = 'subPackages/xyfApp/gold-shop/success'

/** What a coupon for 200 coins is called. */
const coupon: Record<Language, string> = { 'zh-CN': '满 30 减 5 元', en: '¥5 off orders over ¥30' }

/** Opens the coin shop from "my", by the number of coins. */
async function openShop(driver: Driver): Promise<void> {
  await driver.open('/pages/my/index')
  await driver.tap('#my-coins')
  await driver.waitForRoute(shop)
  await driver.waitForText(words(driver.language).coin.redeem.links.redPacket)
  await readsInOneLanguage(driver)
}

/** Takes the coins of a finished task, which the shop leads to, and sees them in the log. */
export async function earnCoins(driver: Driver, { taskId, coins }: { taskId: string; coins: number }): Promise<void> {
  const { cashTask, coin } = words(driver.language)
  await openShop(driver)
  await driver.tap('#coin-way-tasks')
  await driver.waitForRoute('subPackages/cash-task/index')
  await driver.tap(`#take-${taskId}`)
  await driver.waitForText(cashTask.actions.received)
  await openShop(driver)
  await driver.tap({ text: coin.views.logs })
  await driver.waitForText(`+${coins}`)
  await readsInOneLanguage(driver)
}

/** Exchanges coins for a coupon, and sees it among the coupons of the result. */
export async function exchangeCoins(driver: Driver): Promise<void> {
  const { coin } = words(driver.language)
  await openShop(driver)
  await driver.tap('#coin-goods-coupon-5')
  await driver.waitForRoute('subPackages/xyfApp/gold-shop/detail')
  await driver.waitForText(coin.goodsRules)
  await readsInOneLanguage(driver)
  await driver.tap('#coin-exchange')
  await driver.waitForText(coin.sheet.after)
  await readsInOneLanguage(driver)
  await driver.tap('#exchange-confirm')
  await driver.waitForRoute(result)
  await driver.waitForText(coupon[driver.language])
  await readsInOneLanguage(driver)
}

/** Redeems the code of a red packet, and follows its cash into the wallet. */
export async function redeemCode(driver: Driver, code: string): Promise<void> {
  const { coin, wallet } = words(driver.language)
  await openShop(driver)
  await driver.tap('#coin-redeem-packet')
  await driver.waitForRoute('subPackages/exchange-redpackage/index')
  await driver.waitForText(coin.redeem.redPacket.list)
  await readsInOneLanguage(driver)
  await driver.input('#redeem-code', code)
  await driver.tap('#redeem-submit')
  await driver.waitForText(coin.sheet.free)
  await driver.tap('#exchange-confirm')
  await driver.waitForRoute(result)
  await driver.waitForText(coin.result.amount(500))
  await driver.tap('#coin-use')
  await driver.waitForText(wallet.available)
}
