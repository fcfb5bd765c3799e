import type { Page } from 'playwright-core'

/** What moved on a page without the customer's doing. */
export interface Shifts {
  /** The sum of all moves, as Chromium scores them: the part of the window that moved, times how far. */
  score: number
  /** Each move: its score, and the elements that moved. */
  moves: string[]
}

/** Collects the layout shifts of a page from its beginning; call it before an address is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: { value: number; nodes: string[] }[] = []
    Object.assign(window, { layoutShifts: moves })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number
          hadRecentInput: boolean
          sources: { node: Element | null }[]
        }
        const nodes = sources.map(({ node }) => `${node?.nodeName.toLowerCase()}.${node?.className ?? ''}`)
        if (!hadRecentInput) moves.push({ value, nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts so far. */
export async function shiftsOf(page: Page): Promise<Shifts> {
  const moves = await page.evaluate(
    () => (window as unknown as { layoutShifts: { value: number; nodes: string[] }[] }).layoutShifts,
  )
  return {
    score: moves.reduce((sum, { value }) => sum + value, 0),
    moves: moves.map(({ value, nodes }) => `${value.toFixed(4)} ${nodes.join(', ')}`),
  }
}
