import { goldReceive, goldSendSms } from '@/contract/member'
import { normalizePhone } from '@/lib/phone'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'
import { orAsVisitor } from './orAsVisitor'

/** A refusal in the server's words, and the field that it is about. */
export interface FieldRefusal {
  kind: 'refused'
  field: 'phone' | 'code'
  message: string
}

const aboutPhone = ['MOBILE_INVALID', 'ALREADY_RECEIVED']

/** A refusal as a value; throws what is no answer. */
function refusalOf(error: unknown): FieldRefusal {
  if (!(error instanceof ApiError) || error.kind !== 'refused') throw error
  return { kind: 'refused', field: aboutPhone.includes(error.code) ? 'phone' : 'code', message: error.message }
}

/** Asks for the code that proves a number; `resendSeconds` until the next one. */
export async function sendGoldCode(phone: string): Promise<{ kind: 'sent'; resendSeconds: number } | FieldRefusal> {
  try {
    const { resendSeconds } = await orAsVisitor(() =>
      call(goldSendSms, { mobile: normalizePhone(phone) }, { toast: false }),
    )
    return { kind: 'sent', resendSeconds }
  } catch (error) {
    return refusalOf(error)
  }
}

/**
 * Receives the offer for a number, once per number; `endTime` in milliseconds. After a lost answer the same form is sent again
 * under the same `requestId`, so that a code which was used up by it still serves.
 */
export async function receiveGold(
  phone: string,
  code: string,
  requestId: string,
): Promise<{ kind: 'received'; endTime: number } | FieldRefusal> {
  try {
    const form = { mobile: normalizePhone(phone), code: code.trim() }
    const { endTime } = await orAsVisitor(() => call(goldReceive, form, { requestId, toast: false }))
    return { kind: 'received', endTime }
  } catch (error) {
    return refusalOf(error)
  }
}
