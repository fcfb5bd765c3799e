import type { Callable } from '@/contract/endpoint'
import { userCouponToken } from '@/contract/supplier'
import { session } from '@/domain/session/session'
import { keepSupplierValues, supplierValues } from '@/domain/session/supplierValues'
import { call } from '@/request/call'
import { connectApiVip } from '@/request/connectApiVip'
import { ApiError, isRefusal } from '@/request/errors'
import type { Read } from '@/request/read'

/**
 * Makes a call of the supplier area, encrypted. A customer without a token gets one first; a call that is refused because its token
 * has expired is made once more with a new one, so that a second TOKEN_EXPIRED is an answer to a new token.
 * @param ask the call that a `Loadable`, a `PagedList` or a `Submission` hands over
 */
export async function askSupplier<Req extends object, Res>(
  ask: Read,
  endpoint: Callable<Req, Res>,
  data: Req,
): Promise<Res> {
  connectApiVip()
  const customer = session.endedSessions
  if (tokenNow() === undefined) await renewToken(customer)
  const used = tokenNow()
  try {
    return await ask(endpoint, data)
  } catch (error) {
    if (!isRefusal(error, 'TOKEN_EXPIRED')) throw error
    // Another call may have renewed it meanwhile.
    if (tokenNow() === used) await renewToken(customer)
    return await ask(endpoint, data)
  }
}

const tokenNow = () => supplierValues().rscToken

/** The request for a token that is under way, and the customer it is for. */
let asked: { customer: number; end: Promise<void> } | undefined

/** Asks for a token once, however many calls wait for it. Rejects where another customer has signed in since: the call was not theirs (U3). */
async function renewToken(customer: number): Promise<void> {
  if (asked?.customer !== customer) asked = { customer, end: saveToken(customer) }
  const mine = asked
  try {
    await mine.end
  } finally {
    if (asked === mine) asked = undefined
  }
  if (session.endedSessions !== customer) throw new ApiError({ kind: 'session', traceId: '' })
}

/** Keeps the token of the answer, if it has one. */
async function saveToken(customer: number): Promise<void> {
  const { rscToken } = await call(userCouponToken, {}, { toast: false })
  if (session.endedSessions === customer) keepSupplierValues({ rscToken })
}
