import { type LoginRes, login, wxLogin } from '@/contract/session'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'
import { dropInviter, storedInviter } from './launch'
import { session } from './session'

/** How a login ended. `assistRefused`: an invited old user is logged in, but only new users can assist. */
export type LoginEnd = { kind: 'in' } | { kind: 'assistRefused' } | { kind: 'refused'; code: string; message: string }

/** Logs in by phone and code; a wrong, used or expired code is an expected end. */
export const loginByCode = (mobile: string, code: string): Promise<LoginEnd> =>
  finish((inviterUserId) =>
    call(login, { mobile, code, ...(inviterUserId ? { inviterUserId } : {}) }, { toast: false }),
  )

/** Logs in by what the WeChat host gave. */
export const loginByWechat = (jsCode: string, phoneCode: string | undefined): Promise<LoginEnd> =>
  finish((inviterUserId) =>
    call(
      wxLogin,
      { jsCode, ...(phoneCode ? { phoneCode } : {}), ...(inviterUserId ? { inviterUserId } : {}) },
      { toast: false },
    ),
  )

async function finish(send: (inviterUserId: number | undefined) => Promise<LoginRes>): Promise<LoginEnd> {
  const inviter = storedInviter()
  try {
    const { mToken, userStatus } = await send(inviter)
    session.signIn(mToken)
    if (inviter !== undefined) dropInviter()
    return inviter !== undefined && userStatus === 'old' ? { kind: 'assistRefused' } : { kind: 'in' }
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') {
      return { kind: 'refused', code: error.code, message: error.message }
    }
    throw error
  }
}
