import { dropInviter, keepInviter } from '@/domain/session/launch'
import { isLoginPaused, isSignedIn } from '@/domain/session/signedIn'

/**
 * A friend has opened a customer's link: its id is kept for their sign-up, also where the app was running already. A link that a
 * signed-in customer opens is not for a login.
 */
export function openedLink(inviterUserId: string): void {
  if (isSignedIn() || isLoginPaused()) dropInviter()
  else keepInviter(inviterUserId)
}
