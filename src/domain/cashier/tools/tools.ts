import type { AssetType, HostPayParams, PaymentTool } from '@/contract/cashier'
import { pay } from '@/platform/pay/pay'
import type { PayForm } from '../gateway/gateway'
import { alipay } from './alipay'
import { debitCard } from './debitCard'
import { wechatPay } from './wechatPay'

/** What a tool does next: asks for the bank's code, opens the host's own sheet, or leaves for the provider's page. */
export type NextStep =
  | { kind: 'code' }
  | { kind: 'sheet'; payParams: HostPayParams }
  | { kind: 'leave'; redirectUrl: string }

/** One kind of tool. Which hosts can run it is in their port, `platform/pay/pay`. */
export interface PayTool {
  /** How a created payment goes on; undefined where the answer holds nothing that this tool could go on with. */
  next(form: PayForm): NextStep | undefined
}

/** Every tool there is; a new one does not compile until it is listed here. */
export const tools: Record<AssetType, PayTool> = { DEBIT_CARD: debitCard, ALIPAY: alipay, WECHATPAY: wechatPay }

/** The tools that this host can run; others are not offered. */
export const offered = <T extends { assetType: AssetType }>(list: readonly T[]): T[] =>
  list.filter(({ assetType }) => pay.tools.includes(assetType))

/** What distinguishes one tool of a list from another: each card is a tool by itself. */
export const toolKey = ({ assetType, cardId = '' }: Pick<PaymentTool, 'assetType' | 'cardId'>): string =>
  `${assetType}${cardId}`

/** What a tool is called: a card by its bank and last digits. */
export const toolName = (
  { name, cardTail }: Pick<PaymentTool, 'name' | 'cardTail'>,
  words: { card(bank: string, tail: string): string },
): string => (cardTail ? words.card(name, cardTail) : name)
