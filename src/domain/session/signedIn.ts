import { launch } from './launch'
import { session } from './session'

/** What the signed-in customer's calls carry: a token of ours, or the native app's. */
export const signedInToken = (): string | undefined => session.token ?? launch.appToken?.token

/** Whether somebody is signed in: by a token of ours, or by the native app that opened the page. */
export const isSignedIn = (): boolean => signedInToken() !== undefined
