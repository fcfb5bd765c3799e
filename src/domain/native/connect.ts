import { consent } from '../account/consent'
import { launch } from '../session/launch'
import { session } from '../session/session'
import './ads'
import { nativeBridge } from './bridge'
import { type AppFacts, parseAppFacts } from './messages'

/**
 * Connects to the native app around this page: its login switches the requests to the app variant, its answer on consent counts, and
 * its bar hides in customer mode. Until it answers the page does not ask for consent; where it does not answer, this page asks.
 * @param onLogin the app has signed the customer in while the page was open
 */
export async function connectNative(onLogin: () => void): Promise<void> {
  const logIn = (token: string) => {
    if (launch.appToken?.token === token) return
    // Another login of the app may be another customer's: nothing of the former one may stay (U3).
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
  const visible = !launch.isCustomer
  // An app that does not answer may show no bar, so the page keeps its own.
  void nativeBridge.request('bar', { visible }).then(({ kind }) => launch.showNativeBar(visible && kind === 'done'))
  const end = await nativeBridge.request('hello', {})
  take(end.kind === 'done' ? parseAppFacts(end.data) : {})
}
