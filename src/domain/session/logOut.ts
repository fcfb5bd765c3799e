import { logout } from '@/contract/session'
import { call } from '@/request/call'
import { orElse } from '@/request/orElse'
import { launch } from './launch'
import { session } from './session'

/**
 * Ends the login here at once, also the native app's, and tells the server. It does not wait for the answer: a server that cannot be
 * reached keeps no customer signed in.
 */
export function logOut(): void {
  // The call takes the token when it is made, so it still carries it after the sign-out.
  void orElse(call(logout, {}, { toast: false }))
  forgetLogin()
}

/** Ends the login here, also the native app's, where the server has ended it already: everything of the customer is forgotten (U3). */
export function forgetLogin(): void {
  launch.dropAppToken()
  session.signOut()
}
