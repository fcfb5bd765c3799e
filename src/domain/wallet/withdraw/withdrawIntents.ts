import type { WithdrawReq } from '@/contract/wallet/withdraw'
import { openWithdrawalKey } from '@/domain/session/customerKeys'
import { keptIntent } from '@/domain/session/keptIntent'
import { count, record, text } from '@/lib/parsers'

const asForm = (value: unknown): WithdrawReq | undefined =>
  record(
    value,
    { accountId: (id) => text(id, 64, /^.+$/), amount: count, fee: count },
    { code: (code) => text(code, 6, /^\d{6}$/) },
  )

/**
 * The withdrawal whose answer was lost, and its id: it is asked about before another one is made, so that money never leaves twice.
 */
export const { open: unconfirmedWithdrawal, intents: withdrawIntents } = keptIntent(openWithdrawalKey, asForm)
