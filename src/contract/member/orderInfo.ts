import { type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'

/** What a membership order buys. */
export type VipType = 'fei_yue' | 'leap' | 'gold' | 'health' | 'quota'

export interface MemberOrderInfoReq {
  orderId: string
}

export interface MemberOrderInfoRes {
  vipType: VipType
  /** Name of what is bought, in the language of the call. */
  title: string
  /** Length in months. */
  months: Whole
  payAmount: Fen
  createdAt: EpochMs
  payDeadline: EpochMs
  paidAt?: EpochMs
  /** When what was bought ends; absent until it is paid. */
  endTime?: EpochMs
  /** `closed` accepts no payment any more, and received none. */
  state: 'unpaid' | 'paid' | 'closed'
  /** The open payment of this order. */
  bizNo?: string
  /** `2`: that payment is to be gone on with. */
  deductType: 1 | 2
}

/** A membership order of any kind, with its current state. */
export const memberOrderInfo = endpoint<MemberOrderInfoReq, MemberOrderInfoRes>()('/member/order-info', {
  origin: 'named',
  family: 'vipCore',
  kind: 'read',
  failure: 'memberInfo',
  empty: 'ORDER_UNKNOWN',
  needs: {
    vipType: 'label',
    title: 'label',
    months: 'count',
    payAmount: 'count',
    createdAt: 'count',
    payDeadline: 'count',
    'paidAt?': 'whole',
    'endTime?': 'whole',
    state: 'text',
    'bizNo?': 'label',
    deductType: 'count',
  },
  toast: false,
  refusals: ['ORDER_UNKNOWN'],
})
