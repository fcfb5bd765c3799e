import type { FastifyRequest } from 'fastify'
import type { Core } from '../core'
import type { Caller, Context, Route } from '../implement'
import { messageOf, NotSignedIn, Refusal } from '../refusals'
import type { User } from '../user'
import type { WireHeaders } from './headers'
import type { DecodedCall } from './signed'

type FromCall = 'db' | 'now' | 'lang' | 'upload' | 'headers' | 'caller' | 'origin'

interface ContextParts extends Pick<Context<unknown, string>, FromCall> {
  call: DecodedCall
  user: User | undefined
}

/** Who calls, as far as limits of codes need it. */
export const callerOf = ({ ip }: FastifyRequest, headers: WireHeaders, { codesPerAddress }: Core): Caller => ({
  device: headers['device-id'] ?? '',
  ...(codesPerAddress === undefined ? {} : { address: { ip, codesPerHour: codesPerAddress } }),
})

/** What a handler gets of a decoded call. */
export function makeContext({ call, ...rest }: ContextParts): Context<unknown, string> {
  return {
    ...rest,
    req: call.data,
    token: call.token,
    supplier: call.supplier ?? {},
    requestId: rest.headers.requestid ?? '',
    signedIn() {
      if (!rest.user) throw new NotSignedIn()
      return rest.user
    },
    refuse(code, params) {
      throw new Refusal(code, params)
    },
    refuseKeeping(code, params) {
      throw new Refusal(code, params, true)
    },
  }
}

/** What the customer reads of a refusal. Throws where the route has no text for it. */
export function wordsOf(route: Route, refusal: Refusal, lang: Parameters<typeof messageOf>[2]): string {
  const message = route.messages[refusal.code]
  if (!message) throw new Error(`${route.endpoint.path} refuses with ${refusal.code}, which has no text`)
  return messageOf(message, refusal.params, lang)
}
