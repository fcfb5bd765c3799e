let last: Promise<unknown> = Promise.resolve()

/**
 * Runs actions with the mouse one after another, in the order of their calls. A page has one mouse and one scroll position: of two frames that
 * are clicked at the same time, one is scrolled into view while the other's click is on its way, which then hits something else, and Playwright
 * takes it as made.
 */
export function withMouse<Value>(act: () => Promise<Value>): Promise<Value> {
  const mine = last.then(act)
  last = mine.catch(() => undefined)
  return mine
}
