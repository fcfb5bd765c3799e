import type { Driver } from '@tests/journeys/driver'

/** A customer who goes the same way, and does something before this control is tapped. */
export const before = (driver: Driver, control: string, act: () => Promise<void>): Driver => ({
  ...driver,
  tap: async (target, nth) => {
    if (target === control) await act()
    return driver.tap(target, nth)
  },
})
