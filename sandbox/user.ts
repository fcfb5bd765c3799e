/** A signed-in customer as handlers see one. */
export interface User {
  userId: number
  /** Empty for an account of a host login to which no number is bound. */
  mobile: string
  nickName: string
  imgUrl: string
  xbtStatus: number
  isVip: boolean
  /** When the monthly membership ends, or ended; null for who never was a member. */
  vipUntil: Date | null
  /** Month and day as `MM-dd`; null where they have told none. */
  birthday: string | null
  /** What the ledger says of their coins. */
  goldCoins: number
  createdAt: Date
}
