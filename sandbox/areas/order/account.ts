import type { RechargeKind } from '@/contract/mall/goods'
import { isPhone, normalizePhone } from '@/lib/phone'
import { trimUnseen } from '@/lib/text'

/** The account to deliver to as it is kept; undefined where this kind of delivery does not accept it (R-49 for phones). */
export function acceptedAccount(kind: RechargeKind, account: string): string | undefined {
  if (kind === 'card') return ''
  if (kind === 'phone') return isPhone(account) ? normalizePhone(account) : undefined
  const trimmed = trimUnseen(account)
  return trimmed.length >= 1 && Array.from(trimmed).length <= 40 ? trimmed : undefined
}
