import { findBridge } from '@/platform/bridge'
import { launch, type StartQuery } from './launch'
import { session } from './session'
import { keepSupplierValues } from './supplierValues'

/**
 * Takes the login at the start of the app: the kept one, which an `mToken` of the start query replaces, and the native app's
 * `token` of the query. Call it after `launch.read()` with the query that it answers.
 */
export function startSession(asked: StartQuery): void {
  session.restore()
  session.signIn(asked.mToken)
  keepSupplierValues(withAppLogin(asked))
  // Not before: an earlier customer's session may have just ended, and the query's values are those of the customer who comes now.
  session.onReset(launch.forgetCustomer)
}

/**
 * Lets the query's `token` count beside a login of ours that another query brought. The native app around the page has a login that may be another
 * customer's, so ours ends (U3). In a browser nothing proves whose login it is: ours goes on, and the token is dropped.
 */
function withAppLogin(asked: StartQuery): StartQuery {
  const hasOther = session.token !== undefined && session.token !== asked.mToken
  if (!asked.token || !hasOther) return asked
  if (findBridge()) {
    session.signOut('lost')
    return asked
  }
  launch.dropAppToken()
  return { ...asked, token: undefined }
}
