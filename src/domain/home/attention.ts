import type { CouponOffer } from '@/contract/coupon/offers'
import type { CardInfoRes } from '@/contract/home'
import type { OrderRow } from '@/contract/order/list'
import type { ExtInfoRes, UserInfo } from '@/contract/session'
import type { BalanceRes } from '@/contract/wallet/balance'
import { routes } from '@/routes'

/** What may wait for the customer, the most urgent first. */
const kinds = ['renewal', 'unpaid', 'expiring', 'refund', 'account', 'coupon'] as const

export type AttentionKind = (typeof kinds)[number]

/** One thing that waits: how many there are of it, or how much money in fen; 1 where there is only one. */
export interface Attention {
  kind: AttentionKind
  amount: number
  /** Until when it waits, by the server's clock; absent where that is not known, and where it waits without an end. */
  deadline?: number
  /** Where it leads; absent where its kind says so. */
  url?: string
}

/** What a screen knows of the customer; what it does not read waits for nobody there. */
export interface Known {
  card?: CardInfoRes | undefined
  counts?: ExtInfoRes | undefined
  /** The orders that wait for their payment, which tell until when. */
  unpaid?: readonly OrderRow[] | undefined
  wallet?: BalanceRes | undefined
  user?: UserInfo | undefined
  offers?: readonly CouponOffer[] | undefined
}

/** The screens on which a charge that failed is paid. */
const renewals = [routes.memberRenewal, routes.leapRenewal].map(({ path }) => `/${path}`)

/** The first end of these orders; undefined where none of them says one. */
function firstEnd(orders: readonly OrderRow[]): number | undefined {
  const ends = orders.map(({ payDeadline }) => payDeadline).filter((end) => end > 0)
  return ends.length > 0 ? Math.min(...ends) : undefined
}

/**
 * What waits for the customer, as far as it is known: a renewal that could not be charged, orders to pay, money that lapses, refunds on their
 * way, the subsidy account to open, coupons to take.
 */
export function attentionOf({ card, counts, unpaid = [], wallet, user, offers = [] }: Known): Attention[] {
  const failed = renewals.find((renewal) => renewal === card?.url)
  const deadline = firstEnd(unpaid)
  const found: Record<AttentionKind, Omit<Attention, 'kind'>> = {
    renewal: failed ? { amount: 1, url: failed } : { amount: 0 },
    unpaid: { amount: counts?.orderCounts.unpaid ?? 0, ...(deadline === undefined ? {} : { deadline }) },
    expiring: { amount: wallet?.expiringSoon ?? 0 },
    refund: { amount: counts?.orderCounts.refund ?? 0 },
    account: { amount: user?.xbtStatus === 0 ? 1 : 0 },
    coupon: { amount: offers.filter(({ state }) => state === 'can_receive').length },
  }
  return kinds.map((kind) => ({ kind, ...found[kind] })).filter(({ amount }) => amount > 0)
}

/** The one thing that the customer does next; a refund on its way needs nothing of them. */
export const nextStepOf = (known: Known): Attention | undefined =>
  attentionOf(known).find(({ kind }) => kind !== 'refund')
