import type { claim as zh } from '../claim'

export const claim: typeof zh = {
  claim: 'Claim',
  claimedTitle: 'Claimed',
  use: 'Use',
  claimable: 'Available',
  claimableCount: (count) => `${count} to claim`,
  understood: 'OK',
  states: {
    received: 'Claimed',
    used: 'Used',
    used_up: 'Used up this month',
    locked: 'Members only',
    expired: 'Expired',
  },
  renewFirst: 'Renew to claim',
  copyCode: 'Copy code',
  until: (day: string) => `Valid until ${day}`,
  endedOn: (day: string) => `Expired on ${day}`,
}
