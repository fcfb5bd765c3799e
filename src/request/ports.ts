import type { Callable } from '@/contract/endpoint'
import type { ApiError } from './errors'
import type { Network } from './network'

/** What the request layer needs of the rest of the app; `app.tsx` connects it once, at the start. */
export interface RequestPorts {
  /** Token of the signed-in user, or undefined. */
  token(): string | undefined
  /** Tokens of the native app's headers; undefined outside the native app. */
  appToken(): { jwtToken: string; token: string } | undefined
  /** Device id; empty until the user has accepted the privacy notice. */
  deviceId(): string
  /** Session id; empty until the user has accepted the privacy notice. */
  sessionId(): string
  language(): 'zh-CN' | 'en'
  innerApp(): 'xyf' | 'xbt'
  /** Whether servers may choose goods for this customer; every call says when they may not. */
  isPersonal(): boolean
  /**
   * Whether a form with personal data may be sent: the privacy notice is accepted, or else it is shown now and the answer is
   * false (U7).
   */
  mayCollect(): boolean
  utmSource(): string
  cnlPdCode(): string
  /** Values of the rights-supplier area, which are sent inside the encrypted payload. */
  supplier(): { rscToken?: string; rightsOrderNo?: string }
  /**
   * Called once when the server has ended a login, with the token that the refused call carried in its body: undefined for a
   * visitor, and where the native app's login was refused. It forgets that login and answers true when the error need not be shown.
   */
  onSessionLost(token: string | undefined): boolean
  /** Shows an error to the user; called at most once for each failure. */
  showError(error: ApiError): void
  /** Takes what the end of a call tells about the network. */
  network: Network
  /** Called for every call that failed in the end, whether or not it was shown. */
  onFailure?(error: ApiError, endpoint: Callable<object, unknown>): void
}

let current: RequestPorts | undefined

/** Connects the request layer to the app; called by `app.tsx` and by tests. */
export function connectRequests(ports: RequestPorts): void {
  current = ports
}

/** The connected ports. Throws when a call is made before `connectRequests`, which is a programming error. */
export function requestPorts(): RequestPorts {
  if (!current) throw new Error('call connectRequests() before the first request')
  return current
}
