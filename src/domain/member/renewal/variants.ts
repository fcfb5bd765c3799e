import type { Callable, Empty, Fen } from '@/contract/endpoint'
import { type VipInfoRes, vipInfo } from '@/contract/member/info'
import { leapReceiveLog, leapRenewal, leapRenewLog, leapVipInfo } from '@/contract/member/leap'
import {
  type OrderRenewLogRes,
  orderRenewLog,
  type RenewalRes,
  type RenewLogRes,
  renewal,
  renewEnable,
  renewLog,
} from '@/contract/member/renewal'
import { type PageReq, type ReceiveLogRes, receiveLog } from '@/contract/member/rights'
import type { Send } from '@/request/submission'

/** What the customer wants of their renewal. */
export interface RenewalWish {
  /** `true` starts the renewal, `false` stops it. */
  renew: boolean
  /** Why it is stopped, in the customer's words; empty without a reason. */
  reason: string
}

/** Everything in which the renewal and the records of two memberships differ. */
export interface Membership {
  vipType: 'fei_yue' | 'leap'
  /** Which screen sells it, as the cashier names it. */
  source: 'member-v2' | 'member-leap'
  info: Callable<Empty, VipInfoRes>
  /** Starts or stops the renewal. Rejects with `ApiError`. */
  switchRenewal(wish: RenewalWish, send: Send): Promise<RenewalRes>
  /** Changes of the renewal; absent where the server keeps no list of them. */
  changes?: Callable<PageReq, RenewLogRes>
  orders: Callable<PageReq, OrderRenewLogRes>
  claims: Callable<PageReq, ReceiveLogRes>
  /** The interest-free coupon that a renewal brings, in fen; absent without one. */
  renewalCoupon?: Fen
}

/** The monthly membership. It is started by `renewal`, and stopped by the call that takes the reason. */
export const feiYue: Membership = {
  vipType: 'fei_yue',
  source: 'member-v2',
  info: vipInfo,
  switchRenewal: ({ renew, reason }, send) =>
    renew
      ? send(renewal, { vipType: 'fei_yue', renew })
      : send(renewEnable, { vipType: 'fei_yue', enabled: renew, reason }),
  changes: renewLog,
  orders: orderRenewLog,
  claims: receiveLog,
  renewalCoupon: 5_000,
}

/** The super-vip membership, by calls of its own. */
export const leap: Membership = {
  vipType: 'leap',
  source: 'member-leap',
  info: leapVipInfo,
  switchRenewal: (wish, send) => send(leapRenewal, wish),
  orders: leapRenewLog,
  claims: leapReceiveLog,
}
