let last = Number.NEGATIVE_INFINITY
let setBack = 0

/**
 * Milliseconds for measuring durations: like the device's clock, but never going back. Otherwise a customer who sets the device's clock
 * back by a day would wait a day for the next code (N3). Sleep of the device counts as elapsed time.
 */
export function steadyNow(): number {
  const now = Date.now()
  if (now < last) setBack += last - now
  last = now
  return now + setBack
}
