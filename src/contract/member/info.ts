import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'
import { type ContractDocument, documentNeeds } from './documents'

/** How long a price buys, and whether it is charged again. */
export type ContractType = 'continue_month' | 'single_month' | 'single_season' | 'continue_season'

/** A price of the membership as it is offered. */
export interface PriceOption {
  /** It is charged again at the end of each term, until the customer stops that. */
  canRenew: boolean
  contractType: ContractType
  contractTypeName: string
  /** What is charged when, in one line. */
  payTip: string
  originalPrice: Fen
  /** What each further term costs; the price of one term where nothing is charged again. */
  contractPrice: Fen
  /** What is paid now. */
  salePrice: Fen
  /** How much it saves, in one line. */
  saveTip: string
}

/** A price of the older variant. Expire types 2 and 4 are bought as order buy type 3, others as 1. */
export interface PayOption {
  expireType: 1 | 2 | 3 | 4
  name: string
  priceShow: Fen
  discountPrice: Fen
  priceSell: Fen
}

/** The membership of a customer who has one. */
export interface VipTerm {
  startTime: EpochMs
  endTime: EpochMs
  /** Days since the first membership. */
  serveTimes: Whole
  /** Since the first membership, and what this month had saved before it. */
  savedMoney: Fen
  /** `on` is charged again at `nextChargeTime`; a `stopped` one ends at `endTime`. */
  renewStatus: 'on' | 'stopped' | 'never'
  renewPrice: Fen
  contractType: ContractType
  renewExpireName: string
  renewOriginPrice: Fen
  /** Absent unless it is charged again. */
  nextChargeTime?: EpochMs
  /** How many days before a charge the customer is told; at least 5. */
  aheadDay: Whole
  /** Present after a charge that failed: why, and when it is tried again. */
  failedCharge?: { reason: string; nextTryTime: EpochMs; amount: Fen; vipOrderNo: string }
}

/** An order that waits for its payment. */
export interface UnpaidOrder {
  unpaidOrder: string
  unpaidOrderCreateTime: EpochMs
  unpaidOrderPrice: Fen
  /** What it buys, such as "1 month". */
  unpaidOrderTerm: string
  unpaidOrderDeadline: EpochMs
  contractType: ContractType
}

/** Everything that a membership screen shows beside its rights. */
export interface VipInfoRes {
  isVip: boolean
  priceInfo: PriceOption[]
  payInfo: PayOption[]
  contractInfo: ContractDocument[]
  vipIntro: { vipId: string; title: string; subtitle: string; card: string; rules: string[] }
  /** Absent for a customer who has never been a member. */
  vipInfo?: VipTerm
  /** How many benefits there are, and what they are worth. */
  rightsInfo: { count: Whole; worth: Fen }
  /** The running promotion; empty without one. */
  payActiveId: string
  unpaidOrder?: UnpaidOrder
  /** `2`: the unpaid order is paid through its own payment. */
  unpaidOrderDeductType: 1 | 2
  /** An order whose payment is still being decided. */
  pendingOrder?: string
}

const priceNeeds = {
  contractType: 'text',
  contractTypeName: 'label',
  payTip: 'label',
  originalPrice: 'count',
  contractPrice: 'fen',
  salePrice: 'fen',
  saveTip: 'label',
} as const satisfies NeedsOf<PriceOption>

const payNeeds = {
  expireType: 'whole',
  name: 'label',
  priceShow: 'count',
  discountPrice: 'count',
  priceSell: 'fen',
} as const satisfies NeedsOf<PayOption>

const termNeeds = {
  startTime: 'whole',
  endTime: 'whole',
  serveTimes: 'count',
  savedMoney: 'count',
  renewStatus: 'text',
  renewPrice: 'fen',
  contractType: 'text',
  renewExpireName: 'label',
  renewOriginPrice: 'count',
  'nextChargeTime?': 'whole',
  aheadDay: 'count',
  'failedCharge?': { reason: 'label', nextTryTime: 'whole', amount: 'fen', vipOrderNo: 'text' },
} as const satisfies NeedsOf<VipTerm>

/** How both variants of membership info are read. A price without its amounts cannot be sold, so it is dropped. */
export const vipInfoNeeds = {
  priceInfo: ['readable', priceNeeds],
  payInfo: ['readable', payNeeds],
  contractInfo: ['readable', documentNeeds],
  vipIntro: { vipId: 'text', title: 'label', subtitle: 'label', card: 'label', rules: ['readable', 'text'] },
  'vipInfo?': termNeeds,
  rightsInfo: { count: 'count', worth: 'count' },
  payActiveId: 'label',
  'unpaidOrder?': {
    unpaidOrder: 'text',
    unpaidOrderCreateTime: 'whole',
    unpaidOrderPrice: 'fen',
    unpaidOrderTerm: 'label',
    unpaidOrderDeadline: 'whole',
    contractType: 'text',
  },
  unpaidOrderDeductType: 'count',
  'pendingOrder?': 'label',
} as const satisfies NeedsOf<VipInfoRes>

/** The membership `fei_yue`: its prices, documents, the customer's term and their unpaid order. A visitor gets the offer alone. */
export const vipInfo = endpoint<Empty, VipInfoRes>()('/vip/info', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  failure: 'memberInfo',
  empty: 'malformed',
  needs: vipInfoNeeds,
})

/** A notice over the membership screen. */
export interface PendingPopupRes {
  /** Absent where there is nothing to tell. */
  popup?: { title: string; text: string; vipOrderNo: string }
}

/** Whether a notice about an open order is due; each order is told of once. */
export const vipForPendingPopup = endpoint<Empty, PendingPopupRes>()('/vip/for-pending-popup', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: {},
  needs: { 'popup?': { title: 'label', text: 'label', vipOrderNo: 'text' } },
})

/** A benefit that the customer will be able to claim. */
export interface ExpectedReceive {
  itemId: string
  itemName: string
  itemImg: string
  receiveTime: EpochMs
}

export interface ExpectedReceiveRes {
  expectedList: ExpectedReceive[]
}

export const expectedNeeds = {
  expectedList: ['readable', { itemId: 'text', itemName: 'label', itemImg: 'label', receiveTime: 'whole' }],
} as const satisfies NeedsOf<ExpectedReceiveRes>

/** What the customer can claim next, the soonest first. */
export const expectedReceiveList = endpoint<Empty, ExpectedReceiveRes>()('/vip/expected-receive-list', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: { expectedList: [] },
  needs: expectedNeeds,
})
