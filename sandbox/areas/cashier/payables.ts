import type { BizType } from '@/contract/cashier'
import { declaredAreas } from '../../declared'
import type { Payable } from './payable'

/** The kind of order that a number names by its first letter; undefined for numbers that no area gave out. */
export function payableOf(orderId: string, bizType?: BizType): Payable | undefined {
  const letter = orderId.charAt(0)
  const kind = declaredAreas().flatMap(({ payables }) => payables?.[letter] ?? [])[0]
  return bizType === undefined || kind?.bizType === bizType ? kind : undefined
}
