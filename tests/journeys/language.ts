import type { Driver } from './driver'
import { words } from './words'

/** Goes to "my" and changes the language from Chinese to English with a switch of the app: the one on the page, or that of the settings. */
export async function switchToEnglish(driver: Driver, place: 'my' | 'settings'): Promise<void> {
  const { account, profile } = words('en')
  driver.language = 'en'
  await driver.tapTab(2)
  await driver.waitForRoute('pages/my/index')
  if (place === 'my') {
    await driver.tap('#my-language')
    return driver.waitForText(profile.orders)
  }
  await driver.tap('#my-settings')
  await driver.waitForRoute('center/personInfo/setUp')
  await driver.tap('#choice-en')
  await driver.waitForText(account.logOut)
}
