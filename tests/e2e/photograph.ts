import type { Frame, Page } from 'playwright-core'

const tallest = 4000

/** Takes a picture of all of a screen, with its images. */
export async function photograph(page: Page, path: string, width?: number): Promise<void> {
  // Endless animations are shown at their beginning, so that they are no difference between two runs.
  await inTallWindow(page, width, () => page.screenshot({ path, animations: 'disabled' }))
}

/** Does something while the window is as tall as the screen's scrolling content, and as wide as said. */
export async function inTallWindow<T>(page: Page, width: number | undefined, act: () => Promise<T>): Promise<T> {
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  if (width) await page.setViewportSize({ ...size, width })
  await settled(page)
  const height = await page.evaluate(() => {
    const shown = document.querySelector('.taro_page_show.taro_page_stationed') ?? document.documentElement
    const below = window.innerHeight - shown.clientHeight
    return Math.max(shown.scrollHeight + Math.max(below, 0), document.documentElement.scrollHeight)
  })
  await page.setViewportSize({ width: width ?? size.width, height: Math.min(Math.max(height, size.height), tallest) })
  // Content that the larger window makes visible is rendered, and requests its pictures, a few frames later.
  await page.evaluate(framesDrawn)
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  const done = await act()
  await page.setViewportSize(size)
  return done
}

/** Waits until the content and the size of the root font, which follows the width, have stayed the same for a while. */
export const settled = (page: Page | Frame): Promise<void> => page.evaluate(contentStays)

/** Runs in the browser. */
async function contentStays(): Promise<void> {
  const look = () => `${document.querySelectorAll('*').length} ${getComputedStyle(document.documentElement).fontSize}`
  let last = ''
  for (let turn = 0, same = 0; turn < 60 && same < 4; turn += 1) {
    const now = look()
    same = now === last ? same + 1 : 0
    last = now
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Runs in the browser: waits until a few more frames have been rendered. */
async function framesDrawn(): Promise<void> {
  for (let left = 5; left > 0; left -= 1) await new Promise((resolve) => window.requestAnimationFrame(resolve))
}
