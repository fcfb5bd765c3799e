import { idleMoment } from './idleMoment'

/** How long the pictures of the first content have the network for themselves, in milliseconds. */
const picturesFirst = 1000
/** What waits is done after this time even if no screen has shown its content, for example without a network; milliseconds. */
const atTheLatest = 6000

let waiting: (() => void)[] | undefined = []
let isPlanned = false

/** Runs what waits; nothing the second time. */
function runAll(): void {
  const all = waiting ?? []
  waiting = undefined
  for (const run of all) run()
}

/**
 * Runs what no screen waits for once the page is idle after its first content, so that it does not delay that content; at once when that
 * has been. Always runs, however the first screen ends.
 */
export function afterContent(run: () => void): void {
  if (!waiting) {
    run()
    return
  }
  waiting.push(run)
  if (waiting.length === 1) setTimeout(runAll, atTheLatest)
}

/** A screen has shown its content, or that there is none. */
export function contentShown(): void {
  if (isPlanned) return
  isPlanned = true
  setTimeout(() => idleMoment(runAll), picturesFirst)
}
