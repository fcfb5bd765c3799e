import type { Driver } from './driver'

/** The signs of Alipay and WeChat Pay, which stand in for their logos in every language. */
const signs = ['支', '微']

/** The screen in front speaks the customer's language: no Chinese word stands on an English one, and a Chinese one has some. */
export async function readsInOneLanguage(driver: Driver): Promise<void> {
  const chinese = (await driver.text('.screen')).match(/\p{Script=Han}+/gu) ?? []
  const read = chinese.filter((word) => !signs.includes(word))
  if (driver.language === 'en') expect(read).toEqual([])
  else expect(read).not.toEqual([])
}
