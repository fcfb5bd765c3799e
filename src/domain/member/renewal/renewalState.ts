import type { VipInfoRes } from '@/contract/member/info'

/**
 * Where a renewal stands: `on` is charged next time, `failed` was not charged last time and is tried again, `stopped` was turned off by
 * the customer, `never` was bought without it, `ended` is a membership that is over and not charged again, `none` never was one.
 */
export type RenewalState = 'on' | 'failed' | 'stopped' | 'never' | 'ended' | 'none'

/** The state of a renewal by what the server says of the membership. */
export function renewalStateOf({ isVip, vipInfo }: Pick<VipInfoRes, 'isVip' | 'vipInfo'>): RenewalState {
  if (!vipInfo) return 'none'
  if (vipInfo.renewStatus === 'on') return vipInfo.failedCharge ? 'failed' : 'on'
  if (!isVip) return 'ended'
  return vipInfo.renewStatus === 'stopped' ? 'stopped' : 'never'
}

/** Why a customer stops a renewal. */
export const stopReasons = ['unused', 'price', 'benefits', 'trouble'] as const

export type StopReason = (typeof stopReasons)[number]
