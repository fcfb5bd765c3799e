import { userInfo } from '@/contract/session'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'
import { launch, type StartQuery } from './launch'
import { session } from './session'
import { takeLogin } from './startSession'

/** How long to wait before the server is asked again where it gave no answer, in milliseconds. */
const pause = 5_000

/**
 * Asks the server about the login that the start query offers: it replaces the one of this device once the server has accepted it (D-19).
 * Answers false where the server refused it, and the former login is in force again. Without an answer it asks again until there is one, or
 * the customer has logged in otherwise.
 */
export async function tryOfferedLogin(asked: StartQuery): Promise<boolean> {
  const { offered } = session
  const isOpen = () => offered !== undefined && session.offered === offered
  while (isOpen()) {
    const answer = await ask(offered ?? '')
    if (!isOpen() || answer === 'accepted') break
    if (answer === 'refused') {
      session.dropOffer()
      return false
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  if (isOpen()) {
    takeLogin(asked)
    if (asked.token) launch.takeAppToken(asked.token)
  }
  return true
}

async function ask(token: string): Promise<'accepted' | 'refused' | 'unclear'> {
  try {
    await call(userInfo, {}, { toast: false, token })
    return 'accepted'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.kind === 'session' || error.kind === 'refused' ? 'refused' : 'unclear'
  }
}
