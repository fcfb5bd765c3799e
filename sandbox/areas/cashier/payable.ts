import type { AssetType, BizType } from '@/contract/cashier'
import type { Fen } from '@/contract/endpoint'
import type { Db } from '../../db/client'
import type { Text } from '../../language'
import type { SmsScene } from '../session/smsTexts'

/** What a bank's code confirms: an ordinary payment, or the fee of a paper certificate. */
export type CodeScene = Extract<SmsScene, 'bank' | 'certificate'>

/** What a payment needs to know of the order it pays. */
export interface PayableOrder {
  orderId: string
  userId: number
  amount: Fen
  subject: Text
  payDeadline: Date
  /** Whether it still waits for its money, its deadline aside. */
  payable: boolean
}

/**
 * A kind of order that can be paid. The order's row is the one lock of its payments: the caller that starts, settles or cancels
 * takes it first. Each area that sells something offers one.
 */
export interface Payable {
  bizType: BizType
  /** Scene of the bank's codes of its payments; the calls of the other scene do not know them. */
  codeScene: CodeScene
  /** Account that earns the money. */
  income: string
  /** Reads an order; with `lock` its row stays ours until the transaction ends. */
  find(db: Db, orderId: string, lock: boolean): Promise<PayableOrder | undefined>
  // Without the three methods that are optional an order waits until its deadline, whatever becomes of single payments.
  /** A provider or a bank decides on a payment of the order; one that waits for the customer leaves the order as it is. */
  inProcess?(tx: Db, orderId: string): Promise<void>
  /** No payment of the order is being decided on any more. */
  failed?(tx: Db, orderId: string): Promise<void>
  /** The money arrived: `delivered`, or `refund` where the order can take it no more. */
  paid(tx: Db, orderId: string, by: { assetType: AssetType; now: Date }): Promise<'delivered' | 'refund'>
  /** Money of the order is back with the customer; another payment may have paid it all the same. */
  refunded?(tx: Db, orderId: string, now: Date): Promise<void>
}
