import { findBridge } from '@/platform/host/bridge'
import { launch, type StartQuery } from './launch'
import { session } from './session'
import { keepSupplierValues } from './supplierValues'
import { asToken } from './token'

/**
 * Takes the login at the start of the app: the kept one, which an `mToken` of the start query replaces, and the native app's
 * `token` of the query. Beside a kept login another `mToken` is only offered, since anyone can write a link (D-19); the native app is
 * asked for nothing, as it opens its own page. Call it after `launch.read()` with the query that it answers.
 */
export function startSession(asked: StartQuery): void {
  session.restore()
  const given = asToken(asked.mToken)
  const isOther = given !== undefined && session.token !== undefined && given !== session.token
  const isOfApp = asked.token !== undefined && findBridge() !== undefined
  if (isOther && !isOfApp) {
    session.offer(given)
    if (asked.token) launch.dropAppToken()
  } else takeLogin(asked)
  // Not before: an earlier customer's session may have just ended, and the query's values are those of the customer who comes now.
  session.onReset(launch.forgetCustomer)
}

/** Takes the login of the start query, and what belongs to its customer. */
export function takeLogin(asked: StartQuery): void {
  session.signIn(asked.mToken)
  keepSupplierValues(withAppLogin(asked))
}

/**
 * Lets the query's `token` count, a login of the native app that may be another customer's than the kept values (U3). In a browser nothing
 * proves whose login it is: beside a login of ours it changes nothing.
 */
function withAppLogin(asked: StartQuery): StartQuery {
  const isOfBoth = asked.mToken !== undefined && asked.mToken === session.token
  if (!asked.token || isOfBoth) return asked
  if (session.token !== undefined && !findBridge()) {
    launch.dropAppToken()
    return { ...asked, token: undefined }
  }
  session.signOut('lost')
  return asked
}
