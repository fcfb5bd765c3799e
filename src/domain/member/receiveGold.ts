import { goldReceive, goldSendSms } from '@/contract/member'
import { normalizePhone } from '@/lib/phone'
import { call } from '@/request/call'
import { type FieldRefusal, fieldRefusal, type SentCode } from '../session/phoneCodeForm'
import { orAsVisitor } from './orAsVisitor'

const aboutPhone = ['MOBILE_INVALID', 'ALREADY_RECEIVED']

/** Asks for the code that proves a number. Throws what is not an answer. */
export async function sendGoldCode(phone: string): Promise<SentCode> {
  try {
    const { resendSeconds } = await orAsVisitor(() =>
      call(goldSendSms, { mobile: normalizePhone(phone) }, { toast: false }),
    )
    return { kind: 'sent', resendSeconds }
  } catch (error) {
    return fieldRefusal(error, aboutPhone)
  }
}

/**
 * Receives the offer for a number, once per number; `endTime` in milliseconds. After a lost answer the same form is sent again
 * under the same `requestId`, so that a code which was used up by it still serves.
 */
export async function receiveGold(
  form: { mobile: string; code: string },
  requestId: string,
): Promise<{ kind: 'received'; endTime: number } | FieldRefusal> {
  try {
    const { endTime } = await orAsVisitor(() => call(goldReceive, form, { requestId, toast: false }))
    return { kind: 'received', endTime }
  } catch (error) {
    return fieldRefusal(error, aboutPhone)
  }
}
