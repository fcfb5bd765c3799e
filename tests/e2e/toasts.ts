import type { Page } from 'playwright-core'

/** Records every toast that pages of this tab show from the next start on. */
export async function watchToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = 'test-toasts'
    let last = ''
    const look = () => {
      const text = document.querySelector('.app-toast.is-shown')?.textContent ?? ''
      if (text && text !== last) {
        const told = JSON.parse(window.sessionStorage.getItem(key) ?? '[]') as string[]
        window.sessionStorage.setItem(key, JSON.stringify([...told, text]))
      }
      last = text
    }
    const options = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(look).observe(document, options)
  })
}

/** The toasts so far, oldest first. */
export const toastsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(window.sessionStorage.getItem('test-toasts') ?? '[]') as string[])

/** Waits until a toast has been shown, even if it has already disappeared. */
export const toastTold = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((one) => (window.sessionStorage.getItem('test-toasts') ?? '').includes(one), text)
