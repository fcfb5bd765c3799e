import { families } from '../../src/contract/families'
import type { ProjectFile } from '../scripts/projectFiles'
import { importsOf } from './source'

/** What sends calls: a test that imports it may have sent a call itself. */
const senders = /^@\/request\/(?:call|upload|loadable|pagedList|submission)$/

/** Whether a file of tests leaves all sending to the app. */
export const leavesSendingToApp = (file: ProjectFile): boolean =>
  importsOf(file).every(({ from, isType, names }) => isType || names.length === 0 || !senders.test(from))

/** A call that a test file has seen on the wire. */
export interface SeenCall {
  /** Path of the test file, relative to the project. */
  test: string
  /** The address that the host or the server got. */
  url: string
}

/** The tests that open screens, use the logic of an area, or run the whole app; the others may try calls of any kind. */
const ofApp = /^tests\/(?:domain|screens|app)\//

const prefixes = [...new Set(Object.values(families).map(({ prefix }) => prefix))]

/** An address of the endpoint: its path behind the prefix of a family, with any value for each parameter. */
const addressOf = (path: string): RegExp =>
  new RegExp(`^(?:https?://[^/]+)?(?:${prefixes.join('|')})${path.replace(/:\w+/g, '[^/?]+')}(?:\\?|$)`)

/**
 * Which endpoints no test has seen the app send. A call counts where it reached the fake host or server of a test of the app that
 * sends nothing itself.
 * @param sendsItself whether a test file, by its path, may have sent calls of its own
 */
export function unsent<E extends { path: string }>(
  endpoints: readonly E[],
  seen: readonly SeenCall[],
  sendsItself: (test: string) => boolean,
): E[] {
  const tests = new Set(seen.map(({ test }) => test).filter((test) => ofApp.test(test) && !sendsItself(test)))
  const urls = [...new Set(seen.filter(({ test }) => tests.has(test)).map(({ url }) => url))]
  return endpoints.filter(({ path }) => {
    const address = addressOf(path)
    return !urls.some((url) => address.test(url))
  })
}
