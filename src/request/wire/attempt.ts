import { type Callable, filledPath } from '@/contract/endpoint'
import { families } from '@/contract/families'
import { hostFacts } from '@/platform/host/host'
import type { Budget } from '../delivery/budget'
import type { Caller } from '../delivery/callerIdentity'
import { baseOf } from '../environment'
import { requestPorts } from '../ports'
import { baseHeaders, familyHeaders } from './headers'
import { type SignedBody, signedBody } from './signed'

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
