import type { BizInfo, BizType } from '@/contract/cashier'
import { parseJson } from '../../http/json'

const bizTypes: readonly BizType[] = ['MALL_ORDER', 'VIP_MEMBER_CARD', 'VIP_HOIST_LINES', 'CERTIFICATE_FEE']

/** Reads the JSON text that names what is paid for; undefined for any other text. */
export function parseBizInfo(text: string): BizInfo | undefined {
  try {
    const value = parseJson(text)
    if (typeof value !== 'object' || value === null) return undefined
    const { bizType, orderId } = value as Partial<Record<keyof BizInfo, unknown>>
    const known = bizTypes.find((one) => one === bizType)
    return known && typeof orderId === 'string' ? { bizType: known, orderId } : undefined
  } catch {
    return undefined
  }
}
