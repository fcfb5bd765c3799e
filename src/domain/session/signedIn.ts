import { launch } from './launch'
import { session } from './session'

const knownToken = (): string | undefined => session.token ?? launch.appToken?.token

/** The token that calls of the signed-in customer carry: our own, or the native app's. Undefined for a visitor, and while the login is paused. */
export const signedInToken = (): string | undefined => (session.isPaused ? undefined : knownToken())

/** Whether a customer is signed in: by a token of ours, or by the native app that opened the page. */
export const isSignedIn = (): boolean => signedInToken() !== undefined

/** Whether a customer's login waits for the consent, or for the server's word about another one (D-12, D-19). */
export const isLoginPaused = (): boolean => session.isPaused && knownToken() !== undefined

/** Both tokens as calls carry them; undefined where there is none, and while the login is paused. */
export const tokensOfCalls = {
  own: (): string | undefined => (session.isPaused ? undefined : session.token),
  app: (): typeof launch.appToken => (session.isPaused ? undefined : launch.appToken),
}
