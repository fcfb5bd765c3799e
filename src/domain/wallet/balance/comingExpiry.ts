import type { BalanceRes } from '@/contract/wallet/balance'
import { formatDate } from '@/lib/date'

/** What ends soon: its amount in fen and the day of its first part, or undefined where nothing ends within 30 days. */
export function comingExpiry({ expiringSoon, expiresAt }: BalanceRes): { amount: number; day: string } | undefined {
  if (expiringSoon <= 0) return undefined
  return { amount: expiringSoon, day: expiresAt === undefined ? '' : formatDate(expiresAt, 'yyyy-MM-dd') }
}
