import type { ExtInfoRes, UserInfo } from '@/contract/session'
import type { BalanceRes } from '@/contract/wallet/balance'

/** What may wait for the customer, the most urgent first. */
const kinds = ['unpaid', 'expiring', 'refund', 'account'] as const

export type AttentionKind = (typeof kinds)[number]

/** One thing that waits: how many there are of it, or how much money in fen; 1 where there is only one. */
export interface Attention {
  kind: AttentionKind
  amount: number
}

interface Known {
  counts: ExtInfoRes | undefined
  wallet: BalanceRes | undefined
  user: UserInfo | undefined
}

/** What waits for the customer, as far as it is known: orders to pay, money that lapses, refunds on their way, the subsidy account to open. */
export function attentionOf({ counts, wallet, user }: Known): Attention[] {
  const amounts: Record<AttentionKind, number> = {
    unpaid: counts?.orderCounts.unpaid ?? 0,
    expiring: wallet?.expiringSoon ?? 0,
    refund: counts?.orderCounts.refund ?? 0,
    account: user?.xbtStatus === 0 ? 1 : 0,
  }
  return kinds.map((kind) => ({ kind, amount: amounts[kind] })).filter(({ amount }) => amount > 0)
}
