import type { CouponOffer } from '@/contract/coupon/offers'
import type { CardInfoRes } from '@/contract/home'
import type { OrderRow } from '@/contract/order/list'
import type { ExtInfoRes, UserInfo } from '@/contract/session'
import type { BalanceRes } from '@/contract/wallet/balance'

/** What may wait for the customer, the most urgent first. */
const kinds = ['renewal', 'unpaid', 'expiring', 'refund', 'account', 'coupon'] as const

type Waiting = (typeof kinds)[number]

/** `welcome`: a new customer has just received their coupons. */
export type AttentionKind = Waiting | 'welcome'

/** One thing that waits: how many there are of it, or how much money in fen; 1 where there is only one. */
export interface Attention {
  kind: AttentionKind
  amount: number
  /** Until when it waits, by the server's clock; absent where that is not known, and where it waits without an end. */
  deadline?: number
  /** Where it leads; absent where its kind says so. */
  url?: string
}

/** What a screen knows of the customer; what it does not read is not shown there. */
export interface Known {
  card?: CardInfoRes | undefined
  counts?: ExtInfoRes | undefined
  /** The orders that wait for their payment, which tell until when. */
  unpaid?: readonly OrderRow[] | undefined
  wallet?: BalanceRes | undefined
  user?: UserInfo | undefined
  offers?: readonly CouponOffer[] | undefined
}

/** Whether the card leads to where a renewal that could not be charged is paid; each membership has a screen of that name. */
const isFailedRenewal = (url: string | undefined): url is string => url?.endsWith('/renew-manage') ?? false

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
  const url = card?.url
  const deadline = firstEnd(unpaid)
  const found: Record<Waiting, Omit<Attention, 'kind'>> = {
    renewal: isFailedRenewal(url) ? { amount: 1, url } : { amount: 0 },
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
