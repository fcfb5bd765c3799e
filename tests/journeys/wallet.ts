import { until } from '@tests/fixtures/until'
import type { Driver } from './driver'
import { codeFor } from './logIn'
import { readsInOneLanguage } from './reading'
import { words } from './words'

/** The screens of the wallet in one theme. */
export interface WalletPlaces {
  balance: string
  cashOut: string
  records: string
  result: string
}

export const olderPlaces: WalletPlaces = {
  balance: 'subPackages/balance/index',
  cashOut: 'subPackages/cash-out/index',
  records: 'subPackages/cash-out-record/index',
  result: 'subPackages/cash-out-result/index',
}

export const newerPlaces: WalletPlaces = {
  balance: 'subPackages/xyfApp/withdrawal/surplus',
  cashOut: 'subPackages/xyfApp/withdrawal/cash-out',
  records: 'subPackages/xyfApp/withdrawal/cash-out-record',
  result: 'subPackages/xyfApp/withdrawal/cash-result',
}

/** Opens the wallet from "my", by its balance. */
async function openWallet(driver: Driver, places: WalletPlaces): Promise<void> {
  await driver.open('/pages/my/index')
  await driver.tap('#my-balance')
  await driver.waitForRoute(places.balance)
  await driver.waitForText(words(driver.language).wallet.available)
}

/** From "my" through the wallet to a withdrawal of 10 yuan, which is sent with a code. */
export async function withdraw(
  driver: Driver,
  { mobile, places }: { mobile: string; places: WalletPlaces },
): Promise<void> {
  await openWallet(driver, places)
  await readsInOneLanguage(driver)
  await driver.tap('#wallet-withdraw')
  await driver.waitForRoute(places.cashOut)
  await driver.tap('#amount-1000')
  await readsInOneLanguage(driver)
  await driver.tap('#withdraw-send')
  await driver.input('#withdraw-code', await codeFor(driver, mobile, 'withdraw'))
  await driver.tap('#withdraw-submit')
  await driver.waitForRoute(places.result)
}

/** Withdraws to the default account, and follows the withdrawal on the screen until it is paid. */
export async function withdrawAndFollow(
  driver: Driver,
  customer: { mobile: string; places: WalletPlaces },
): Promise<void> {
  const { wallet } = words(driver.language)
  await withdraw(driver, customer)
  await driver.waitForText(wallet.steps)
  await driver.waitForText(wallet.heads.paid.title)
  await readsInOneLanguage(driver)
}

/** Reads all withdrawals to their end, from the wallet: more than so many rows. */
export async function readRecords(
  driver: Driver,
  { places, rows }: { places: WalletPlaces; rows: number },
): Promise<void> {
  const { list } = words(driver.language).ui
  await openWallet(driver, places)
  await driver.tap('#wallet-records')
  await driver.waitForRoute(places.records)
  const text = () => driver.text('.screen')
  // A list that ends above the end of the screen goes on by itself; a tap meanwhile asks for nothing.
  await until(
    async () => {
      if ((await text()).includes(list.end)) return true
      await driver.tap('.list-foot-line')
      return false
    },
    () => 'the end of the records',
  )
  // Rows come gradually.
  await until(
    async () => (await text()).split('¥').length > rows,
    () => `more than ${rows} rows`,
  )
}

/** Opens a withdrawal that came back, from the list, and reads why. */
export async function readReturned(
  driver: Driver,
  { places, withdrawId }: { places: WalletPlaces; withdrawId: string },
): Promise<void> {
  const { wallet } = words(driver.language)
  await driver.open(`/${places.records}`)
  await driver.tap(`#record-${withdrawId}`)
  await driver.waitForRoute(places.result)
  await driver.waitForText(wallet.heads.returned.title)
  await driver.waitForText(wallet.reason('').trim())
  await readsInOneLanguage(driver)
}

/** Takes the cash of a finished task, which leads from the wallet. */
export async function takeBonus(
  driver: Driver,
  { places, taskId }: { places: WalletPlaces; taskId: string },
): Promise<void> {
  const { cashTask } = words(driver.language)
  await openWallet(driver, places)
  await driver.tap('#wallet-tasks')
  await driver.waitForRoute('subPackages/cash-task/index')
  await driver.waitForText(cashTask.list)
  await readsInOneLanguage(driver)
  await driver.tap(`#take-${taskId}`)
  await driver.waitForText(cashTask.actions.received)
}

/** Confirms a WeChat payout that waits, and sees it paid; elsewhere than in WeChat it says where it is confirmed. */
export async function confirmPayout(
  driver: Driver,
  { places, withdrawId, isInWeChat }: { places: WalletPlaces; withdrawId: string; isInWeChat: boolean },
): Promise<void> {
  const { wallet } = words(driver.language)
  await driver.open(`/${places.result}?withdrawId=${withdrawId}`)
  if (!isInWeChat) return driver.waitForText(wallet.confirmInWeChat)
  await driver.waitForText(wallet.heads.to_confirm.title)
  await driver.tap('#transfer-confirm')
  await driver.waitForText(wallet.heads.paid.title)
}
