import type { Area } from '../../src/routes/route'

/** The journeys that lead through the screens of an area: files `<name>.test.ts` of tests/e2e and tests/minihost. */
export const journeysOf: Readonly<Record<Area, readonly string[]>> = {
  session: ['journeys', 'leaveJourney'],
  profile: ['profileJourney'],
  account: ['leaveJourney'],
  identity: ['identityJourney', 'faceJourney'],
  bank: ['bankJourney'],
  wallet: ['walletJourney'],
  credit: ['identityJourney'],
  home: ['journeys'],
  mall: ['journeys'],
  order: ['journeys'],
  cashier: ['journeys', 'memberJourneys'],
  member: ['memberJourneys'],
  rights: ['memberJourneys'],
  supplier: ['memberJourneys'],
  coupon: ['couponJourney'],
  activity: ['activityJourney', 'invitationJourney', 'freeJourney', 'posterJourney'],
  coin: ['coinJourney'],
  certificate: ['certificateJourney'],
  topup: ['topupJourney'],
  remoteConfig: ['activityJourney'],
  // Its screens are for developers and for the native app: they have tests of their own, tests/e2e/nativeShell.test.ts.
  native: [],
}
