import type { WithdrawReq } from '@/contract/wallet/withdraw'
import { openWithdrawalKey } from '@/domain/session/customerKeys'
import { ascii, count, record, text } from '@/lib/readers'
import { storedForLaunch } from '@/platform/stored'
import { makeRequestId } from '@/request/call'
import type { Intents } from '@/request/intents'

/** A withdrawal whose end is not known, as it was sent. */
interface OpenWithdrawal {
  form: WithdrawReq
  requestId: string
}

const asForm = (value: unknown): WithdrawReq | undefined =>
  record(
    value,
    { accountId: (id) => text(id, 64, /^.+$/), amount: count, fee: count },
    { code: (code) => text(code, 6, /^\d{6}$/) },
  )

const kept = storedForLaunch(openWithdrawalKey, (value): OpenWithdrawal | undefined =>
  record(value, { form: asForm, requestId: (id) => ascii(id, 128) }),
)

const isSame = (one: WithdrawReq, other: WithdrawReq): boolean =>
  one.accountId === other.accountId && one.amount === other.amount && one.fee === other.fee && one.code === other.code

/**
 * The withdrawal whose answer was lost, also by a screen that was closed meanwhile: it is asked about, under its id and exactly as it was
 * sent, before another one is made, so that money never leaves twice.
 */
export const openWithdrawal = (): WithdrawReq | undefined => kept.read()?.form

/** Keeps the id of the latest withdrawal with its form, until the customer has seen how it ended. */
export const withdrawIntents: Intents = {
  of(form) {
    const wanted = form as WithdrawReq
    const known = kept.read()
    if (known && isSame(known.form, wanted)) return { requestId: known.requestId, isReused: true }
    const requestId = makeRequestId()
    kept.write({ form: wanted, requestId })
    return { requestId, isReused: false }
  },
  end: () => kept.remove(),
}
