import type { AssetType, BizType, ChosenTool } from '@/contract/cashier'
import { count, oneOf, record, text } from '@/lib/parsers'
import { asBizType, asId } from './currentPayment'

/** What is paid for, and how the page is reached again. */
export interface PayTarget {
  orderId: string
  bizType: BizType
  /** Where the customer came from; decides where they go afterwards. */
  source: string
  /** Address that a provider returns to; empty where the host stays open meanwhile. */
  callBackUrl: string
  /** The payment that the server already knows for this order (deduct type 2, R-79). */
  boundBizNo?: string
}

/**
 * One payment, by all that identifies it. Its `requestId` is made once and goes with every retry, and so does everything else: the
 * server refuses the same id with other data.
 */
export interface Payment extends Omit<PayTarget, 'boundBizNo'> {
  requestId: string
  tool: ChosenTool
  /** Device time in milliseconds. */
  createdAt: number
  /** The server's number of it, known once the server has answered. */
  bizNo?: string
  /** The provider's or bank's number of it. */
  outBizNo?: string
}

/** Whether two taps mean the same payment. */
export const isSameTool = (one: ChosenTool, other: ChosenTool): boolean =>
  one.assetType === other.assetType && one.cardId === other.cardId && one.amount === other.amount

/** Any stored text up to the length of an address. */
export const asText = (value: unknown): string | undefined => text(value, 8_000)

/** A stored kind of tool. */
export const asAssetType = (value: unknown): AssetType | undefined =>
  oneOf(value, ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'])

/** A stored tool. */
export const asTool = (value: unknown): ChosenTool | undefined =>
  record(value, { assetType: asAssetType, amount: count }, { cardId: asId })

/** A stored payment; where the server's numbers of it are refused, it is found by its request id. */
export const asPayment = (value: unknown): Payment | undefined =>
  record(
    value,
    {
      requestId: asId,
      orderId: asId,
      bizType: asBizType,
      source: asText,
      tool: asTool,
      callBackUrl: asText,
      createdAt: count,
    },
    { bizNo: asId, outBizNo: asId },
  )
