import { type LoginRes, login, wxLogin } from '@/contract/session'
import type { Send } from '@/request/submission'
import { dropInviter, launch, storedInviter } from './launch'
import { newcomer } from './newcomer'
import type { PhoneCode } from './phoneCodeForm'
import { session } from './session'
import { asToken } from './token'

/** How a login ended. `assistRefused`: an invited old user is logged in, but only new users can assist. */
export type LoginEnd = { kind: 'in' } | { kind: 'assistRefused' }

type Inviter = { inviterUserId?: number }

/** Logs in by phone and code. Rejects with `ApiError`; a wrong, used or expired code is a refusal. */
export const loginByCode = ({ mobile, code }: PhoneCode, send: Send): Promise<LoginEnd> =>
  signIn((inviter) => send(login, { mobile, code, ...inviter }))

/**
 * Logs in by what the WeChat host gave: a code for the app, and one for the phone number, without which the account has no number until one
 * is bound. Rejects with `ApiError`.
 */
export const loginByWechat = (codes: { jsCode: string; phoneCode?: string }, send: Send): Promise<LoginEnd> =>
  signIn((inviter) => send(wxLogin, { ...codes, ...inviter }))

async function signIn(logIn: (inviter: Inviter) => Promise<LoginRes>): Promise<LoginEnd> {
  const inviterUserId = storedInviter()
  const isInvited = inviterUserId !== undefined
  const { mToken, userStatus } = await logIn(isInvited ? { inviterUserId } : {})
  if (launch.appToken && asToken(mToken)) {
    // The native app's login may be another customer's: it ends with all that belongs to it (U3).
    launch.dropAppToken()
    session.signOut('lost')
  }
  session.signIn(mToken)
  if (asToken(mToken)) newcomer.setNew(userStatus === 'new')
  if (isInvited) dropInviter()
  return { kind: isInvited && userStatus === 'old' ? 'assistRefused' : 'in' }
}
