import { getCode } from '@/contract/session'
import { normalizePhone } from '@/lib/phone'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'

/** What became of asking for a code: sent, with the seconds until the next one, or refused in the server's words. */
export type SentCode = { kind: 'sent'; resendSeconds: number } | { kind: 'refused'; code: string; message: string }

/** Asks for a login code by SMS. Throws what is not an answer. */
export async function sendLoginCode(phone: string): Promise<SentCode> {
  try {
    const { resendSeconds } = await call(getCode, { mobile: normalizePhone(phone), scene: 'login' }, { toast: false })
    return { kind: 'sent', resendSeconds }
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused')
      return { kind: 'refused', code: error.code, message: error.message }
    throw error
  }
}
