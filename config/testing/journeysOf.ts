import type { Area } from '../../src/routes/route'

/**
 * The journeys that lead through the screens of an area. Each name is the beginning of their titles, in tests/e2e and in tests/minihost: a
 * chapter of tests/journeys/table.ts, or a file `<name>Journey.test.ts` whose steps differ between hosts; `buying` is `journeys.test.ts`.
 */
export const journeysOf: Readonly<Record<Area, readonly string[]>> = {
  session: ['buying', 'leaving', 'ownData'],
  profile: ['profile'],
  account: ['leaving', 'ownData'],
  identity: ['identity', 'face'],
  bank: ['bank'],
  wallet: ['wallet'],
  credit: ['identity'],
  home: ['buying'],
  mall: ['buying'],
  order: ['buying'],
  cashier: ['buying', 'member'],
  member: ['member', 'newMember'],
  rights: ['member', 'newMember'],
  supplier: ['member'],
  coupon: ['coupon'],
  activity: ['activity', 'invitation', 'free', 'poster'],
  coin: ['coin'],
  certificate: ['certificate'],
  topup: ['topup'],
  remoteConfig: ['activity'],
  // Its screens are for developers and for the native app: they have tests of their own, tests/e2e/nativeShell.test.ts.
  native: [],
}
