import { poster as englishPoster } from '@/i18n/en/poster'
import type { Language } from '@/i18n/language'
import { poster } from '@/i18n/poster'
import type { Driver } from './driver'
import { readsInOneLanguage } from './reading'

/** Words of the poster, by language. */
export const posterWordsOf: Record<Language, typeof poster> = { 'zh-CN': poster, en: englishPoster }

/** Opens the poster from the gold membership, and chooses the second one; answers the address that it shares. */
export async function choosePoster(driver: Driver): Promise<string> {
  await driver.open('/subPackages/gold-member/index')
  await driver.tap('#gold-poster')
  await driver.waitForRoute('subPackages/poster-share/index')
  await driver.tap('#poster-gift')
  await driver.text('.poster-preview-picture')
  await readsInOneLanguage(driver)
  return driver.share('#poster-share')
}
