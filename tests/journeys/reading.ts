import type { Driver } from './driver'

/** The symbols of Alipay and WeChat Pay, which replace their logos in every language. */
const signs = ['支', '微']

/**
 * The current screen is in the customer's language: an English one contains no Chinese text but `names`, what is shown of the names of people, and
 * a Chinese one contains some.
 */
export async function readsInOneLanguage(driver: Driver, names: readonly string[] = []): Promise<void> {
  const chinese = (await driver.text('.screen')).match(/\p{Script=Han}+/gu) ?? []
  const read = chinese.filter((word) => ![...signs, ...names].includes(word))
  if (driver.language === 'en') expect(read).toEqual([])
  else expect(read).not.toEqual([])
}
