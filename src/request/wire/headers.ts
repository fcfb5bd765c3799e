import type { FamilyFacts } from '@/contract/families'
import { toWellFormed } from '@/lib/text'
import { hostFacts } from '@/platform/host/host'
import type { Caller } from '../delivery/callerIdentity'
import type { RequestPorts } from '../ports'

interface CallIds {
  traceId: string
  requestId: string
}

/** What the headers of every call are made of. */
export type HeaderFacts = Pick<
  RequestPorts,
  'utmSource' | 'innerApp' | 'deviceId' | 'sessionId' | 'language' | 'isPersonal'
>

/** Characters of a label at most: longer than any real value, and short enough for every server's header limit. */
const longestLabel = 256

/** Headers of every call (R-23, R-25, D-03). The ports keep device id and session id empty until the privacy notice is accepted. */
export function baseHeaders(
  ports: HeaderFacts,
  { appToken }: Pick<Caller, 'appToken'>,
  { traceId }: Pick<CallIds, 'traceId'>,
): Record<string, string> {
  return {
    'app-name': 'xbt-wallet',
    channel: hostFacts.channel(appToken !== undefined),
    'source-type': 'wap',
    'utm-source': label(ports.utmSource()),
    'inner-app': ports.innerApp(),
    'device-id': ports.deviceId(),
    'session-id': ports.sessionId(),
    os: hostFacts.os(),
    'accept-language': ports.language(),
    'trace-id': traceId,
    ...(ports.isPersonal() ? {} : { recommendation: 'general' }),
    ...(hostFacts.miniHost ? { 'mini-host': hostFacts.miniHost } : {}),
    ...(appToken ? { 'jwt-token': headerText(appToken.jwtToken), token: headerText(appToken.token) } : {}),
  }
}

/** Headers that a family adds: membership, cashier, and the request id of every money call. */
export function familyHeaders(
  facts: FamilyFacts,
  isMoney: boolean,
  ports: RequestPorts,
  { appToken }: Caller,
  { requestId }: CallIds,
): Record<string, string> {
  const innerApp = ports.innerApp()
  return {
    ...(facts.membership || isMoney ? { requestId } : {}),
    ...(facts.membership
      ? {
          bizTraceContext: JSON.stringify({
            cnlNo: hostFacts.channel(appToken !== undefined),
            cnlPdCode: label(ports.cnlPdCode()),
            cnlEvCode: 'VP00100016',
          }),
          bizChannel: 'APP',
        }
      : {}),
    ...(facts.cashier ? { App: innerApp, 'Inner-App': innerApp } : {}),
  }
}

/** A value of the start query as header text: a browser rejects the whole call for one Chinese character or line break. */
const headerText = (text: string): string =>
  toWellFormed(text).replace(/[^\x20-\x7e]+/g, (part) => encodeURIComponent(part))

/** A header value that is only a label, cut to `longestLabel`. */
const label = (text: string): string => headerText(text.slice(0, longestLabel))
