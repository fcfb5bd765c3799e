import type { AssetType, BizType } from '@/contract/cashier'
import { ascii, count, oneOf, record, text } from '@/lib/readers'
import type { ChosenTool, PayIntent } from './gateway'

/** Checks of what the cashier stores; each answers undefined for a value that it refuses. */

/** A number or name that the server or the app gave: a payment, an order, a card, a request. */
export const asId = (value: unknown): string | undefined => ascii(value, 128)

/** Any text up to the length of an address. */
export const asText = (value: unknown): string | undefined => text(value, 8_000)

export const asAssetType = (value: unknown): AssetType | undefined =>
  oneOf(value, ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'])

export const asBizType = (value: unknown): BizType | undefined =>
  oneOf(value, ['MALL_ORDER', 'VIP_MEMBER_CARD', 'VIP_HOIST_LINES'])

export const asTool = (value: unknown): ChosenTool | undefined =>
  record(value, { assetType: asAssetType, amount: count }, { cardId: asId })

/** A payment; where the server's numbers of it are refused, it is found by its request id. */
export const asIntent = (value: unknown): PayIntent | undefined =>
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
