import { type Empty, endpoint, type Whole } from './endpoint'
import type { NeedsOf } from './needs'
import { type ProfileFacts, profileNeeds } from './profileFacts'

/** Purpose that a code is requested for; a code is valid for its own purpose only. */
export type CodeScene = 'login' | 'bind' | 'cancel-account' | 'withdraw'

export interface GetCodeReq {
  /** Eleven digits, no spaces; absent for `withdraw`, whose code always goes to the signed-in customer's own number. */
  mobile?: string
  scene: CodeScene
}

export interface GetCodeRes {
  /** How long the code is valid. */
  expireSeconds: Whole
  /** How long until another code may be requested. */
  resendSeconds: Whole
}

/** Sends a six-digit code by SMS; the sandbox shows it in its inbox. */
export const getCode = endpoint<GetCodeReq, GetCodeRes>()('/xbt/get-code', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: { expireSeconds: 600, resendSeconds: 60 },
  needs: { expireSeconds: 'count', resendSeconds: 'count' },
  refusals: ['MOBILE_INVALID', 'CODE_TOO_OFTEN'],
})

/** Whether this login created the account. */
export type UserStatus = 'new' | 'old'

export interface LoginReq {
  mobile: string
  code: string
  /** The inviter's user id, sent as a number when one is stored. */
  inviterUserId?: Whole
}

export interface LoginRes {
  /** Absent when the server did not sign the user in. */
  mToken?: string
  userStatus: UserStatus
}

/** Logs in by phone and code. */
export const login = endpoint<LoginReq, LoginRes>()('/xbt/login', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: { userStatus: 'old' },
  needs: { 'mToken?': 'label', userStatus: 'label' },
  refusals: ['MOBILE_INVALID', 'CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED', 'CODE_LOCKED'],
})

export interface WxLoginReq {
  /** The code that `wx.login` returned. */
  jsCode: string
  /**
   * The code that the host's phone-number button returned. Without it the login is that of the host account alone: the first one makes an
   * account without a phone number, which `synchronizeData` binds.
   */
  phoneCode?: string
  inviterUserId?: Whole
}

/** Logs in by one tap in the WeChat mini-program. */
export const wxLogin = endpoint<WxLoginReq, LoginRes>()('/xbt/wx-login', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: { userStatus: 'old' },
  needs: { 'mToken?': 'label', userStatus: 'label' },
  refusals: ['WX_CODE_INVALID'],
})

/** Ends this login; its token is invalid afterwards. */
export const logout = endpoint<Empty, Empty>()('/xbt/logout', { origin: 'stated', family: 'ordinary', kind: 'write' })

/** Progress of the subsidy account: 0 not opened, 1 in review, 2 open. */
export type XbtStatus = 0 | 1 | 2

/** The signed-in person, masked for display. */
export interface UserInfo {
  userId: string
  nickName: string
  /** Empty when no picture was chosen. */
  imgUrl: string
  /** Masked, `138****8000`; empty for an account of a host login to which no number is bound. */
  mobile: string
  xbtStatus: XbtStatus
  isVip: boolean
}

export interface UserInfoReq {
  /** Whether the profile is wanted too; only its form asks for it. */
  withProfile?: boolean
}

export interface UserInfoRes {
  userInfo: UserInfo
  /** Present where it was asked for. */
  profile?: ProfileFacts
}

/** Who is signed in, and their profile. */
export const userInfo = endpoint<UserInfoReq, UserInfoRes>()('/xbt/user-info', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'nothing',
  needs: {
    userInfo: { userId: 'text', nickName: 'label', imgUrl: 'label', mobile: 'label', xbtStatus: 'count' },
    'profile?': profileNeeds,
  },
})

export interface ExtInfoRes {
  couponCount: Whole
  goldCoins: Whole
  /** Number of orders per state, with the states of the order list; shown as badges on "my". */
  orderCounts: { unpaid: Whole; paid: Whole; finished: Whole; refund: Whole }
}

/** Counters of the "my" screen. */
export const getExtInfo = endpoint<Empty, ExtInfoRes>()('/xbt/get-ext-info', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { couponCount: 0, goldCoins: 0, orderCounts: { unpaid: 0, paid: 0, finished: 0, refund: 0 } },
  needs: {
    couponCount: 'count',
    goldCoins: 'count',
    orderCounts: { unpaid: 'count', paid: 'count', finished: 'count', refund: 'count' },
  },
})

/** An agreement or notice that the user may read. */
export interface Agreement {
  code: string
  title: string
  version: string
  /** Plain paragraphs. Empty in the list. */
  paragraphs: string[]
}

/** An agreement without its code cannot be opened, so it is dropped from a list. */
export const agreementNeeds = {
  code: 'text',
  title: 'label',
  version: 'label',
  paragraphs: ['readable', 'text'],
} as const satisfies NeedsOf<Agreement>

export interface GrantedAgreementsReq {
  /** One agreement with its text; without a code, the list. */
  code?: string
}

export interface GrantedAgreementsRes {
  agreements: Agreement[]
}

/** The agreements in force; readable without login. */
export const grantedAgreements = endpoint<GrantedAgreementsReq, GrantedAgreementsRes>()('/xbt/granted-agreements', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { agreements: [] },
  needs: { agreements: ['readable', agreementNeeds] },
  refusals: ['AGREEMENT_UNKNOWN'],
})
