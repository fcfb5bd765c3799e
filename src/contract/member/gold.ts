import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import { orderNeeds } from '../order/place'

/** Benefits of a gold member. */
export interface GoldBenefit {
  benefitId: string
  title: string
  text: string
  picture: string
}

/** One level of the gold membership, as it is offered. */
export interface GoldLevel {
  levelId: string
  name: string
  /** Length of the membership. */
  months: Whole
  price: Fen
  originalPrice: Fen
  /** A short recommendation, such as "best value". */
  tag?: string
  benefits: GoldBenefit[]
}

/** Readable benefits of an answer. */
export const benefitRows = ['readable', { benefitId: 'text', title: 'label', text: 'label', picture: 'label' }] as const

export interface GoldMemberPageRes {
  title: string
  subtitle: string
  /** Address of the card's picture. */
  card: string
  memberList: GoldLevel[]
  rules: string[]
}

/** The levels that the gold membership offers. */
export const goldMemberPage = endpoint<Empty, GoldMemberPageRes>()('/xbt/gold-member-page', {
  origin: 'stated',
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
  /** When the membership ends; absent for a customer who has never been a gold member. */
  goldEndTime?: EpochMs
}

/** The customer's membership. */
export const memberPage = endpoint<Empty, MemberPageRes>()('/xbt/member-page', {
  origin: 'stated',
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

/** Orders a gold membership. A customer has one open order at a time: ordering the same level returns it, ordering another level closes it first. */
export const goldOrder = endpoint<GoldOrderReq, GoldOrderRes>()('/member/gold-order', {
  origin: 'ours',
  family: 'vipCore',
  kind: 'money',
  failure: 'memberPay',
  empty: 'malformed',
  needs: orderNeeds,
  refusals: ['LEVEL_GONE', 'PRICE_CHANGED'],
})
