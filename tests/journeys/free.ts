import { free as englishFree } from '@/i18n/en/free'
import { free } from '@/i18n/free'
import type { Language } from '@/i18n/language'
import type { Driver } from './driver'
import { logIn } from './logIn'
import { readsInOneLanguage } from './reading'
import { words } from './words'

/** The masked name of a customer who has not chosen one. */
const names = ['补']

const own: Record<Language, typeof free> = { 'zh-CN': free, en: englishFree }

/** Starts a group of two; answers the address that its link opens. */
export async function startGroup(driver: Driver): Promise<string> {
  const { start, missing, emptySeat } = own[driver.language]
  await driver.open('/subPackages/free/index')
  await driver.waitForText(start)
  await readsInOneLanguage(driver, names)
  await driver.tap('#free-americano')
  await driver.waitForText(missing(1))
  await driver.waitForText(emptySeat)
  await readsInOneLanguage(driver, names)
  return driver.share('#free-share')
}

/** Opens the link of a group without a login, logs in to join it, and finds the goods among the orders. */
export async function joinGroup(driver: Driver, address: string, mobile: string): Promise<void> {
  const { join, toGoods } = own[driver.language]
  await driver.open(address)
  await driver.tap('#privacy-accept')
  await driver.waitForText(join)
  await driver.tap('#free-join')
  await logIn(driver, mobile)
  await driver.waitForRoute('subPackages/free/index')
  await driver.waitForText(join)
  await driver.tap('#free-join')
  await driver.waitForText(toGoods)
  await readsInOneLanguage(driver, names)
  await seeGoods(driver)
}

/** From a full group to the order that holds the code. */
async function seeGoods(driver: Driver): Promise<void> {
  await driver.tap('#free-goods')
  await driver.waitForRoute('subPackages/order/detail')
  await driver.waitForText(words(driver.language).order.quantity(1))
}

/** Finds a group that has become full among one's own, and its goods. */
export async function findFullGroup(driver: Driver): Promise<void> {
  const { states, toGoods } = own[driver.language]
  await driver.open('/subPackages/free/record')
  await driver.waitForText(states.full)
  await readsInOneLanguage(driver, names)
  await driver.tap('.group-row')
  await driver.waitForText(toGoods)
  await seeGoods(driver)
}
