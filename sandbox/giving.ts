import type { Fen, Whole } from '@/contract/endpoint'
import type { coupons } from './areas/order/tables'
import type { Db } from './db/client'
import type { Text } from './language'

type Coupon = typeof coupons.$inferSelect

/** A coupon to give. Amounts in fen; it is for all goods of the mall unless it says otherwise. */
export type CouponGift = Pick<Coupon, 'userId' | 'name' | 'threshold' | 'discount'> &
  Partial<Pick<Coupon, 'kind' | 'categoryId' | 'goodsId' | 'source'>>

/** What coins come from: a right that was claimed, a task, or a paid order. */
export type CoinSource = 'right' | 'task' | 'order'

/** Coins that come in. */
export interface CoinGain {
  userId: number
  reason: CoinSource
  /** What they come for; the same reason and ref bring coins once. */
  ref: string
  title: Text
  coins: Whole
  now: Date
}

/** Cash that comes into a wallet. */
export interface Credit {
  userId: number
  reason: 'bonus' | 'rebate'
  /** What it comes for; the same reason and ref come in once. */
  ref: string
  title: Text
  amount: Fen
  orderId?: string
  now: Date
}

/** Ways of giving something to a customer inside the caller's transaction, by what is given. Each is offered by the area that keeps it. */
export interface Givers {
  /** Answers its id and when it ends. */
  coupon(tx: Db, gift: CouponGift & { now: Date }): Promise<Pick<Coupon, 'couponId' | 'endTime'>>
  /** Answers false where they were given before. */
  coins(tx: Db, gain: CoinGain): Promise<boolean>
  /** Answers false where it was paid before. */
  cash(tx: Db, credit: Credit): Promise<boolean>
  /** A rights pack of a kind that `packs.ts` has. */
  pack(tx: Db, of: { userId: number; kind: 'member' | 'welcome'; now: Date }): Promise<void>
  /** A subsidy benefit card of a kind that `extras.ts` has. */
  subsidyCard(tx: Db, of: { userId: number; kind: 'living'; now: Date }): Promise<void>
  /** Answers the number of the card. */
  flyCard(tx: Db, of: { userId: number; worth: Fen; now: Date }): Promise<string>
  /** Makes a code of letters and digits that do not look alike. */
  code(): string
}
