import { settled } from '@tests/request/fakeHost'
import { act } from 'react'
import { setLanguage } from '@/i18n/language'

const switchTo = (language: Parameters<typeof setLanguage>[0]) =>
  act(async () => {
    setLanguage(language)
    await settled()
  })

/** Expects a promised sentence on the screen in both languages, in words of the test's own; the screen stays in Chinese. */
export async function says(box: Element, chinese: string, english: string): Promise<void> {
  expect(box.textContent).toContain(chinese)
  try {
    await switchTo('en')
    expect(box.textContent).toContain(english)
  } finally {
    await switchTo('zh-CN')
  }
}
