import { consent } from '../account/consent'
import { launch } from '../session/launch'
import { session } from '../session/session'
import './ads'
import { nativeBridge } from './bridge'
import { type AppFacts, readAppFacts } from './messages'

/**
 * Makes the acquaintance of the native app around this page: its login puts the app variant in force, its word on consent counts,
 * and its bar hides in customer mode. Until it answers nobody is asked for consent; one that stays silent leaves that to us.
 * @param onLogin the app has signed the customer in while the page was open
 */
export async function connectNative(onLogin: () => void): Promise<void> {
  const logIn = (token: string) => {
    if (launch.appToken?.token === token) return
    // Another login of the app may be another customer's: nothing of the former may stay (U3).
    session.signOut('lost')
    launch.takeAppToken(token)
    onLogin()
  }
  const take = ({ token, consent: accepted }: AppFacts) => {
    consent.takeFromApp(accepted)
    if (token) logIn(token)
  }
  nativeBridge.on('ready', take)
  nativeBridge.on('login', ({ token }) => logIn(token))
  nativeBridge.on('consent', ({ accepted }) => consent.changeFromApp(accepted))
  void nativeBridge.request('bar', { visible: !launch.isCustomer })
  const end = await nativeBridge.request('hello', {})
  take(end.kind === 'done' ? readAppFacts(end.data) : {})
}
