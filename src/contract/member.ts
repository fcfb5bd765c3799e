import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from './endpoint'
import { orderNeeds } from './order/place'
import { type Agreement, agreementNeeds, type GetCodeRes } from './session'

/** What a gold member gets. */
export interface GoldBenefit {
  benefitId: string
  title: string
  text: string
  picture: string
}

/** One level of the gold membership, as it is sold. */
export interface GoldLevel {
  levelId: string
  name: string
  /** How long it runs. */
  months: Whole
  price: Fen
  originalPrice: Fen
  /** A short praise, such as "best value". */
  tag?: string
  benefits: GoldBenefit[]
}

const benefitRows = ['readable', { benefitId: 'text', title: 'label', text: 'label', picture: 'label' }] as const

export interface GoldMemberPageRes {
  title: string
  subtitle: string
  /** Address of the card's picture. */
  card: string
  memberList: GoldLevel[]
  rules: string[]
}

/** What the gold membership offers, level by level. */
export const goldMemberPage = endpoint<Empty, GoldMemberPageRes>()('/xbt/gold-member-page', {
  family: 'ordinary',
  kind: 'read',
  failure: 'memberInfo',
  empty: { title: '', subtitle: '', card: '', memberList: [], rules: [] },
  needs: {
    title: 'label',
    subtitle: 'label',
    card: 'label',
    // A level without its price or length cannot be sold, so it is dropped.
    memberList: [
      'readable',
      {
        levelId: 'text',
        name: 'label',
        months: 'whole',
        price: 'fen',
        originalPrice: 'count',
        'tag?': 'label',
        benefits: benefitRows,
      },
    ],
    rules: ['readable', 'text'],
  },
})

export interface MemberPageRes {
  nickName: string
  isGold: boolean
  /** When the membership ends; absent for who never was a gold member. */
  goldEndTime?: EpochMs
}

/** Where the customer stands as a member. */
export const memberPage = endpoint<Empty, MemberPageRes>()('/xbt/member-page', {
  family: 'ordinary',
  kind: 'read',
  failure: 'memberInfo',
  empty: { nickName: '', isGold: false },
  needs: { nickName: 'label', 'goldEndTime?': 'whole' },
})

export interface GoldOrderReq {
  levelId: string
  /** The price the customer saw; another one is refused. */
  price: Fen
}

export interface GoldOrderRes {
  orderId: string
  payAmount: Fen
  payDeadline: EpochMs
}

/** Orders a gold membership. One order at a time: of the same level it is answered again, of another it is closed first. */
export const goldOrder = endpoint<GoldOrderReq, GoldOrderRes>()('/member/gold-order', {
  family: 'vipCore',
  kind: 'money',
  failure: 'memberPay',
  empty: 'malformed',
  needs: orderNeeds,
  refusals: ['LEVEL_GONE', 'PRICE_CHANGED'],
})

export interface MemberOrderInfoReq {
  orderId: string
}

export interface MemberOrderInfoRes {
  /** `closed` takes no payment any more, and got none. */
  state: 'unpaid' | 'paid' | 'closed'
  /** The payment that is open on it. */
  bizNo?: string
}

/** Where an order of a membership stands, whatever its kind. */
export const memberOrderInfo = endpoint<MemberOrderInfoReq, MemberOrderInfoRes>()('/member/order-info', {
  family: 'vipCore',
  kind: 'read',
  failure: 'memberInfo',
  empty: 'ORDER_UNKNOWN',
  needs: { state: 'text', 'bizNo?': 'label' },
  toast: false,
  refusals: ['ORDER_UNKNOWN'],
})

export interface GoldActivityRes {
  title: string
  subtitle: string
  card: string
  /** How long the given membership runs. */
  months: Whole
  /** What it costs otherwise. */
  worth: Fen
  benefits: GoldBenefit[]
  rules: string[]
  /** Present where the signed-in customer has received it already. */
  received?: { endTime: EpochMs }
}

/** The offer for visitors from outside. A dead token is answered 300000; without one it is open to everybody. */
export const goldActivity = endpoint<Empty, GoldActivityRes>()('/xbt-gold-vip-activity/index', {
  family: 'ordinary',
  kind: 'read',
  failure: 'memberInfo',
  empty: 'nothing',
  needs: {
    title: 'label',
    subtitle: 'label',
    card: 'label',
    months: 'count',
    worth: 'count',
    benefits: benefitRows,
    rules: ['readable', 'text'],
    'received?': { endTime: 'whole' },
  },
})

export interface GoldAgreementRes {
  agreement: Agreement
}

/** The terms of the gold membership; readable without login. */
export const goldAgreement = endpoint<Empty, GoldAgreementRes>()('/xbt-gold-vip-activity/agreement', {
  family: 'ordinary',
  kind: 'read',
  failure: 'memberInfo',
  empty: 'nothing',
  needs: { agreement: agreementNeeds },
})

export interface GoldSendSmsReq {
  /** Eleven digits, no spaces. */
  mobile: string
}

/** Sends the code that proves the phone number of who receives the offer. */
export const goldSendSms = endpoint<GoldSendSmsReq, GetCodeRes>()('/xbt-gold-vip-activity/send-sms', {
  family: 'ordinary',
  kind: 'write',
  empty: { expireSeconds: 600, resendSeconds: 60 },
  needs: { expireSeconds: 'count', resendSeconds: 'count' },
  refusals: ['MOBILE_INVALID', 'CODE_TOO_OFTEN'],
})

export interface GoldReceiveReq {
  mobile: string
  code: string
}

export interface GoldReceiveRes {
  /** When the gold membership of this number ends now. */
  endTime: EpochMs
}

/** Gives the offered membership to a phone number, once; of kind money, since a repeated intent must not use up the code. */
export const goldReceive = endpoint<GoldReceiveReq, GoldReceiveRes>()('/xbt-gold-vip-activity/receive', {
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { endTime: 'whole' },
  refusals: ['MOBILE_INVALID', 'CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED', 'CODE_LOCKED', 'ALREADY_RECEIVED'],
})
