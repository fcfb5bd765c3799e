import type { Fen } from '@/contract/endpoint'
import { formatAmount } from '@/lib/money'

/** An amount as certificates show it, with the sign of the currency. */
export const yuan = (fen: Fen): string => `¥${formatAmount(fen)}`
