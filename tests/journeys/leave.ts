import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { userInfo } from '@/contract/session'
import type { Driver } from './driver'
import { codeFor } from './logIn'
import { readsInOneLanguage } from './reading'
import { words } from './words'

const settings = '/center/personInfo/setUp'

/** Opens the first step of closing the account from the settings. */
async function toCancelAccount(driver: Driver): Promise<void> {
  await driver.open(settings)
  await driver.tap('#settings-deregister')
  await driver.waitForRoute('subPackages/cancel-account/index')
  await driver.waitForText(words(driver.language).deregistration.lossTitle)
  await readsInOneLanguage(driver)
}

/** Closes the account of a customer with nothing open, from the settings to the result, and goes home as a visitor. */
export async function closeAccount(driver: Driver, mobile: string): Promise<void> {
  const { deregistration, home } = words(driver.language)
  await toCancelAccount(driver)
  await driver.tap('#cancel-go-on')
  await driver.waitForRoute('subPackages/cancel-account/cancel-reason')
  await driver.waitForText(deregistration.reasonTitle)
  await readsInOneLanguage(driver)
  await driver.tap('#reason-seldom')
  await driver.tap('#leave-send')
  await driver.input('#leave-code', await codeFor(driver, mobile, 'cancel-account'))
  await driver.tap('#leave-agree')
  await driver.tap('#leave-submit')
  await driver.tap('#dialog-confirm')
  await driver.waitForRoute('subPackages/cancel-account/cancel-result')
  await driver.waitForText(deregistration.doneTitle)
  await readsInOneLanguage(driver)
  await driver.tap('#result-home')
  await driver.waitForRoute('pages/home/index')
  await driver.waitForText(home.visitorTitle)
}

/** A customer with money in the wallet cannot close the account, and is led to the balance. */
export async function isLedOn(driver: Driver): Promise<void> {
  const { deregistration } = words(driver.language)
  await toCancelAccount(driver)
  await driver.waitForText(deregistration.blocked)
  await driver.tap('#blocker-BALANCE_LEFT')
  await driver.waitForRoute('subPackages/balance/index')
}

/** Sees the other devices of the account, and signs them out. */
export async function signOutOthers(driver: Driver, count: number): Promise<void> {
  const { safety } = words(driver.language)
  await driver.open(settings)
  await driver.tap('#settings-devices')
  await driver.waitForText(safety.thisDevice)
  // Below the sheet are the languages, each by its own name.
  await readsInOneLanguage(driver, ['简体中文'])
  await driver.tap('#devices-end')
  await driver.tap('#dialog-confirm')
  await driver.waitForText(safety.onlyThis)
  await driver.waitForText(safety.othersEnded(count))
}

/** Makes the file of the customer's own data, and takes it in the way of the host. */
export async function takeOwnData(driver: Driver, way: 'save' | 'share' | 'copy'): Promise<void> {
  const { safety } = words(driver.language)
  await driver.open(settings)
  await driver.tap('#own-data')
  await driver.waitForText(safety.ownDataText)
  await driver.tap('#own-data-make')
  await driver.waitForText(safety.ready)
  await driver.tap('#own-data-hand')
  await driver.waitForText(safety.handed[way])
}

/** What the server answers a token: `300000` where its session has ended. */
export const statusOf = async (sandbox: TestSandbox, token: string): Promise<string> =>
  (await sandbox.call(userInfo, {}, { token })).code
