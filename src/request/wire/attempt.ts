import md5 from 'crypto-js/md5'
import { type Callable, filledPath } from '@/contract/endpoint'
import { families } from '@/contract/families'
import { toWellFormed } from '@/lib/text'
import { hostFacts } from '@/platform/host/host'
import type { Budget } from '../delivery/budget'
import type { Caller } from '../delivery/callerIdentity'
import { baseOf } from '../environment'
import { requestPorts } from '../ports'
import { baseHeaders, familyHeaders } from './headers'

/** Body of every call that is not encrypted. */
export interface SignedBody {
  ua: string
  /** JSON text of the data, `{}` when the call has no fields. */
  args: string
  sign: string
  url: string
  mToken?: string
}

/** Signs data: `sign` is the hex MD5 of `args=<args>&ua=<ua>&url=<url>`. Lone surrogates are replaced first, since MD5 throws on them (C4). */
export function signedBody(path: string, data: object, ua: string, token: string | undefined): SignedBody {
  const args = toWellFormed(JSON.stringify(data))
  const sign = md5(`args=${args}&ua=${ua}&url=${path}`).toString()
  return { ua, args, sign, url: path, ...(token ? { mToken: token } : {}) }
}

/** One attempt of a call. */
export interface Attempt {
  endpoint: Callable<object, unknown>
  data: object
  caller: Caller
  /** The same for every attempt of a call. */
  requestId: string
  /** Differs for every attempt. */
  traceId: string
  budget: Budget
}

/** What decides which login a call carries. */
type Login = Pick<Attempt, 'endpoint' | 'caller'>

/** The address of an attempt. */
export const addressOf = ({ endpoint: { family, path }, data }: Pick<Attempt, 'endpoint' | 'data'>): string =>
  baseOf(families[family]) + filledPath(path, data)

/** All headers of an attempt. */
export function headersOf({ endpoint, caller, traceId, requestId }: Attempt): Record<string, string> {
  const ids = { traceId, requestId }
  const facts = families[endpoint.family]
  const { 'inner-app': innerApp, ...base } = baseHeaders(requestPorts(), caller, ids)
  return {
    ...base,
    // A browser takes the cashier's own Inner-App for the same header, and would send "xyf, xyf" for both.
    ...(facts.cashier ? {} : { 'inner-app': innerApp }),
    ...familyHeaders(facts, endpoint.kind === 'money', requestPorts(), caller, ids),
  }
}

/** The signed fields of an attempt, in a JSON body or in an upload's form. */
export function signedFieldsOf(attempt: Attempt): SignedBody {
  const { endpoint, data } = attempt
  return signedBody(filledPath(endpoint.path, data), data, hostFacts.ua(), bodyToken(attempt))
}

/** Whether the app variant is in force: an ordinary call with the token in the headers and a numeric code in the answer. */
export const isAppVariant = ({ endpoint, caller }: Login): boolean =>
  caller.appToken !== undefined && families[endpoint.family].answer === 'ordinary'

/** The token that a call carries in its body; undefined for a visitor, and where the app variant carries the native app's instead. */
export const bodyToken = (login: Login): string | undefined => (isAppVariant(login) ? undefined : login.caller.token)
