import type { IdleMoment } from './ports'

/** Safari does not tell when it is idle, so there the wait is as long as drawing a screen takes on a slow phone. */
export const idleMoment: IdleMoment = (run) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 300)
}
