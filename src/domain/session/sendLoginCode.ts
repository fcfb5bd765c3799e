import { getCode } from '@/contract/session'
import { normalizePhone } from '@/lib/phone'
import { call } from '@/request/call'
import { fieldRefusal, type SentCode } from './phoneCodeForm'

/** Asks for a login code by SMS. Throws what is not an answer. */
export async function sendLoginCode(phone: string): Promise<SentCode> {
  try {
    const { resendSeconds } = await call(getCode, { mobile: normalizePhone(phone), scene: 'login' }, { toast: false })
    return { kind: 'sent', resendSeconds }
  } catch (error) {
    return fieldRefusal(error, ['MOBILE_INVALID'])
  }
}
