import { launch } from './launch'
import { session } from './session'
import { isSignedIn } from './signedIn'

/** The page on the screen, as far as the end of a session concerns it. */
interface CurrentPage {
  needsLogin: boolean
  /** Opens login with the way back to this page. */
  toLogin(): void
  /** Says why. */
  tell(): void
}

/**
 * Ends a session that the server no longer knows. Answers true when the failed call needs no further word: the user was sent
 * to login, or the refusal concerned an older token and ends nothing (U1, U5). False leaves the error to the page, which is so
 * for every page that opens without login (U2).
 * @param token the one that the failed call carried
 */
export function sessionLost(token: string | undefined, page: CurrentPage): boolean {
  const wasSignedIn = isSignedIn()
  if (!session.lose(token)) return true
  launch.dropAppToken()
  if (!page.needsLogin) return false
  // A visitor is sent by the gate of the page itself.
  if (wasSignedIn) {
    page.toLogin()
    page.tell()
  }
  return true
}
