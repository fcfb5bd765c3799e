import type { Callable } from '@/contract/endpoint'
import { userCouponToken } from '@/contract/supplier'
import { sameCustomer } from '@/domain/session/sameCustomer'
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
  const isSame = sameCustomer()
  if (tokenNow() === undefined) await renewToken(isSame)
  const used = tokenNow()
  try {
    return await ask(endpoint, data)
  } catch (error) {
    if (!isRefusal(error, 'TOKEN_EXPIRED')) throw error
    checkCustomer(isSame)
    // Another call may have renewed it meanwhile.
    if (tokenNow() === used) await renewToken(isSame)
    return await ask(endpoint, data)
  }
}

const tokenNow = () => supplierValues().rscToken

/** The request for a token that is under way, and whether its customer is still there. */
let asked: { isSame: () => boolean; end: Promise<void> } | undefined

/** Asks for a token once, however many calls wait for it. */
async function renewToken(isSame: () => boolean): Promise<void> {
  if (!asked?.isSame()) asked = { isSame, end: saveToken(isSame) }
  const mine = asked
  try {
    await mine.end
  } finally {
    if (asked === mine) asked = undefined
  }
  checkCustomer(isSame)
}

/** Keeps the token of the answer, if it has one. */
async function saveToken(isSame: () => boolean): Promise<void> {
  const { rscToken } = await call(userCouponToken, {}, { toast: false })
  if (isSame()) keepSupplierValues({ rscToken })
}

/** Throws where another customer has signed in since: the call is not theirs (U3). */
function checkCustomer(isSame: () => boolean): void {
  if (!isSame()) throw new ApiError({ kind: 'session', traceId: '' })
}
