import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import { type Agreement, agreementNeeds, type GetCodeRes } from '../session'
import { benefitRows, type GoldBenefit } from './gold'

export interface GoldActivityRes {
  title: string
  subtitle: string
  card: string
  /** Length of the membership that is given. */
  months: Whole
  /** The usual price. */
  worth: Fen
  benefits: GoldBenefit[]
  rules: string[]
  /** Present if the signed-in customer has already received it. */
  received?: { endTime: EpochMs }
}

/** The offer for visitors from outside. A token that is no longer valid gets 300000; without a token the offer is public. */
export const goldActivity = endpoint<Empty, GoldActivityRes>()('/xbt-gold-vip-activity/index', {
  origin: 'stated',
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
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  failure: 'memberInfo',
  empty: 'nothing',
  needs: { agreement: agreementNeeds },
})

/** A picture to choose for the poster. */
export interface Poster {
  posterId: string
  name: string
  title: string
  text: string
  /** Address of its picture, 1029 × 420. */
  picture: string
  /** Colours of the ground at the top and at the bottom. */
  colour: string
  endColour: string
}

export interface PosterInfoRes {
  /** A PNG as base64, without a prefix: the address of `link`. */
  qrCode: string
  /** Where the poster leads: an address of this app that names the customer as the one who invites. */
  link: string
  /** Masked. */
  nickName: string
  imgUrl: string
  posters: Poster[]
}

/** What the customer's poster shows. */
export const posterInfo = endpoint<Empty, PosterInfoRes>()('/xbt-gold-vip-activity/poster-info', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  failure: 'memberInfo',
  empty: 'nothing',
  needs: {
    qrCode: 'text',
    link: 'text',
    nickName: 'label',
    imgUrl: 'label',
    posters: [
      'readable',
      {
        posterId: 'text',
        name: 'label',
        title: 'label',
        text: 'label',
        picture: 'label',
        colour: 'text',
        endColour: 'text',
      },
    ],
  },
})

export interface GoldSendSmsReq {
  /** Eleven digits, no spaces. */
  mobile: string
}

/** Sends the code that proves that the phone number belongs to the recipient. */
export const goldSendSms = endpoint<GoldSendSmsReq, GetCodeRes>()('/xbt-gold-vip-activity/send-sms', {
  origin: 'stated',
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
  /** New end of the gold membership of this number. */
  endTime: EpochMs
}

/** Gives the offered membership to a phone number, once. It is of kind money, so that sending the same intent again does not use up the code. */
export const goldReceive = endpoint<GoldReceiveReq, GoldReceiveRes>()('/xbt-gold-vip-activity/receive', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { endTime: 'whole' },
  refusals: ['MOBILE_INVALID', 'CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED', 'CODE_LOCKED', 'ALREADY_RECEIVED'],
})
