import type { Page } from 'playwright-core'
import { misfits } from './fits'

/** Windows that a screen has to fit as well: the smallest phone (or a desktop window at 400 %), a desktop window at 200 %, a phone on its side. */
export const otherWindows = [
  { width: 320, height: 568 },
  { width: 640, height: 400 },
  { width: 844, height: 390 },
] as const

/** Height of a phone's window in CSS px while its keyboard is open. */
const aboveKeyboard = 460

/** Share of a window's height that bars may take at most. */
const mostBars = 0.5

/** What a phone's own edges lie over, in CSS px: the notch at the top and the bar for gestures at the bottom. */
const edges = { top: 47, bottom: 34 } as const

/** What does not fit another window, or what its bars leave too little room for. */
export async function misfitsInWindow(page: Page, size: { width: number; height: number }): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(size)
  const found = await misfits(page, 'standard')
  const bars = await page.evaluate(shareOfBars)
  if (before) await page.setViewportSize(before)
  const name = `${size.width} × ${size.height}`
  return [
    ...found.map((one) => `${name}: ${one}`),
    ...(bars > mostBars ? [`${name}: bars take ${Math.round(bars * 100)} %`] : []),
  ]
}

/** Fields that the focus goes to and that are not in sight then, while the keyboard takes a part of the window. */
export async function fieldsOutOfSight(page: Page): Promise<string[]> {
  const fields = await page.locator('input:enabled:not([type=file]), textarea:enabled').filter({ visible: true }).all()
  if (fields.length === 0) return []
  const before = page.viewportSize() ?? { width: 390, height: 844 }
  // A browser scrolls to the focused field once its keyboard is open; that of a desktop does so for a focus that comes later.
  await page.setViewportSize({ ...before, height: aboveKeyboard })
  const found: string[] = []
  for (const field of fields) {
    await field.blur()
    await field.focus()
    await page.evaluate(() => new Promise((resolve) => window.setTimeout(resolve, 60)))
    // Its first line, where the caret is: a field of several lines may be higher than the window.
    const isInSight = await field.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24))
      return above !== null && (node.contains(above) || above.contains(node))
    })
    if (!isInSight)
      found.push(
        `out of sight: ${(await field.getAttribute('aria-label')) ?? (await field.getAttribute('placeholder'))}`,
      )
  }
  await page.setViewportSize(before)
  return found
}

/** Texts that lie under the notch or under the bar for gestures, at both ends of a screen. */
export async function underEdges(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: edges } as never)
  const found: string[] = []
  for (const end of ['start', 'end'] as const) found.push(...(await page.evaluate(partsUnder, { ...edges, end })))
  await devTools.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: {} } as never)
  await devTools.detach()
  return [...new Set(found)]
}

/** Runs in the browser. */
function shareOfBars(): number {
  const bars = [...document.querySelectorAll('.nav-bar, .screen-footer, .taro-tabbar__tabbar')].filter(
    (bar) => bar.getClientRects().length > 0 && getComputedStyle(bar).position !== 'static',
  )
  return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / window.innerHeight
}

/** Runs in the browser. */
async function partsUnder({
  top,
  bottom,
  end,
}: {
  top: number
  bottom: number
  end: 'start' | 'end'
}): Promise<string[]> {
  const page = document.querySelector('.taro_page_show.taro_page_stationed') ?? document.documentElement
  // At its end a list asks for more rows, which come one after another.
  for (let same = 0, last = -1, looks = 0; same < 3 && looks < 100; looks += 1) {
    page.scrollTop = end === 'end' ? page.scrollHeight : 0
    await new Promise((resolve) => window.setTimeout(resolve, 60))
    same = page.scrollHeight === last ? same + 1 : 0
    last = page.scrollHeight
  }
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!element || !text || element.closest('script, style')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const isUnder =
        end === 'start'
          ? rect.top < top - 1 && rect.bottom > 1
          : rect.bottom > window.innerHeight - bottom + 1 && rect.top < window.innerHeight
      if (!isUnder || rect.width < 1) continue
      const above = document.elementFromPoint(
        rect.left + rect.width / 2,
        Math.min(rect.top + rect.height / 2, window.innerHeight - 1),
      )
      if (above && (above.contains(element) || element.contains(above)))
        found.push(`under the ${end === 'start' ? 'notch' : 'bar for gestures'}: ${text.slice(0, 30)}`)
    }
  }
  return found
}
