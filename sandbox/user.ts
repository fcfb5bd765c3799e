import type { MemberType } from './memberPrices'

/** A signed-in customer as handlers see one. */
export interface User {
  userId: number
  /** Empty for an account of a host login to which no number is bound. */
  mobile: string
  nickName: string
  imgUrl: string
  xbtStatus: number
  /** Has a membership that runs and includes member prices. */
  isVip: boolean
  /** When the last of these memberships ends, or ended, and which one it is; null for who never had one. */
  vipUntil: Date | null
  vipType: MemberType | null
  /** That of the verified ID card, `yyyy-MM-dd`; null without one. */
  birthday: string | null
  /** What the ledger says of their coins. */
  goldCoins: number
  createdAt: Date
}
