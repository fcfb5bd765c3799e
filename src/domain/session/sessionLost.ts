import { launch } from './launch'
import { session } from './session'
import { isSignedIn } from './signedIn'

/** What the end of a session needs of the page on the screen. */
interface CurrentPage {
  needsLogin: boolean
  /** Opens login with the way back to this page. */
  toLogin(): void
  /** Shows the customer that the login has expired. */
  tell(): void
}

/**
 * Ends a session that the server no longer knows. Answers true when the failed call need not be shown: the customer was sent
 * to login, or the refusal concerned an older token and ends nothing (U1, U5). False leaves the error to the page, as on every page
 * that opens without login (U2).
 * @param token the one that the failed call carried; undefined for a visitor's call, and for a login of the native app
 */
export function sessionLost(token: string | undefined, page: CurrentPage): boolean {
  if (token === undefined && !isSignedIn()) {
    // No session of a visitor can end: screens that were made anew for it would read, and be refused, without end. Another tab may
    // have signed in since.
    session.restore()
    return isSignedIn() || page.needsLogin
  }
  if (token === undefined && launch.appToken && session.token !== undefined) {
    // The server refused the native app's login and has not seen ours, which goes on alone: the screens load again with it.
    launch.dropAppToken()
    session.reset('lost')
    return true
  }
  if (!session.lose(token)) return true
  launch.dropAppToken()
  if (!page.needsLogin) return false
  page.toLogin()
  page.tell()
  return true
}
