import type { FamilyFacts } from '@/contract/families'
import { hostFacts } from '@/platform/host'
import type { RequestPorts } from './ports'

export interface CallIds {
  traceId: string
  requestId: string
}

/** Headers of every call. A device id stays empty until the privacy notice is accepted. */
export function baseHeaders(ports: RequestPorts, { traceId }: CallIds): Record<string, string> {
  const app = ports.appToken()
  return {
    'app-name': 'xbt-wallet',
    channel: hostFacts.channel(app !== undefined),
    'source-type': 'wap',
    'utm-source': ports.utmSource(),
    'inner-app': ports.innerApp(),
    'device-id': ports.deviceId(),
    os: hostFacts.os(),
    'accept-language': ports.language(),
    'trace-id': traceId,
    ...(hostFacts.miniHost ? { 'mini-host': hostFacts.miniHost } : {}),
    ...(app ? { 'jwt-token': app.jwtToken, token: app.token } : {}),
  }
}

/** Headers that a family adds: membership, cashier, and the request id of every money call. */
export function familyHeaders(
  facts: FamilyFacts,
  isMoney: boolean,
  ports: RequestPorts,
  { requestId }: CallIds,
): Record<string, string> {
  const innerApp = ports.innerApp()
  return {
    ...(facts.membership || isMoney ? { requestId } : {}),
    ...(facts.membership
      ? {
          bizTraceContext: JSON.stringify({
            cnlNo: hostFacts.channel(ports.appToken() !== undefined),
            cnlPdCode: ports.cnlPdCode(),
            cnlEvCode: 'VP00100016',
          }),
          bizChannel: 'APP',
        }
      : {}),
    ...(facts.cashier ? { App: innerApp, 'Inner-App': innerApp } : {}),
  }
}
