import type { claim as zh } from '../claim'

export const claim: typeof zh = {
  claim: 'Claim',
  claimedTitle: 'Claimed',
  use: 'Use it',
  claimable: 'To be claimed',
  understood: 'OK',
  states: {
    received: 'Claimed',
    used: 'Used',
    used_up: 'Used up this month',
    locked: 'For members',
    expired: 'Expired',
  },
  renewFirst: 'After a renewal',
  copyCode: 'Copy the code',
  until: (day: string) => `Valid until ${day}`,
  endedOn: (day: string) => `Ended on ${day}`,
}
