import { launch } from './launch'
import { session } from './session'

/** The token that calls of the signed-in customer carry: our own, or the native app's. Undefined for a visitor. */
export const signedInToken = (): string | undefined => session.token ?? launch.appToken?.token

/** Whether a customer is signed in: by a token of ours, or by the native app that opened the page. */
export const isSignedIn = (): boolean => signedInToken() !== undefined
