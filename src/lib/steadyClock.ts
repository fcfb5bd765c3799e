let last = Number.NEGATIVE_INFINITY
let setBack = 0

/**
 * Milliseconds for measuring how long something takes: like the device's clock, but it never goes back. Somebody who sets his clock
 * back by a day would otherwise wait a day for the next code (N3). A device that slept moves it on, as it should.
 */
export function steadyNow(): number {
  const now = Date.now()
  if (now < last) setBack += last - now
  last = now
  return now + setBack
}
