/**
 * Why a call failed. `refused` is an answer: the server said no. `empty` is one too: what was asked for is not there.
 * `unprotected` was not sent: this host has nothing to encrypt it with. All others say nothing about what the server did.
 */
export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'http'
  | 'malformed'
  | 'session'
  | 'refused'
  | 'empty'
  | 'unprotected'

interface ApiErrorFacts {
  kind: ApiErrorKind
  /** The server's code, the refusal that an empty result amounts to, an HTTP status, or empty. */
  code?: string
  /** The server's own text in the user's language; empty where there was no answer, or one of a gateway. */
  message?: string
  traceId: string
  /** Body of an answer with an HTTP status other than 200, or 'error'. */
  data?: unknown
}

/** The one surprise a call can throw. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly code: string
  readonly traceId: string
  readonly data: unknown
  /** Set by the layer that showed it, so that one failure is shown once. */
  shown = false

  constructor({ kind, code = '', message = '', traceId, data }: ApiErrorFacts) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.code = code
    this.traceId = traceId
    this.data = data
  }
}

/** Whether an error is the server's refusal with this code, or an empty result that amounts to it. */
export const isRefusal = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'empty') && error.code === code

/** Whether a call succeeded without what was asked for. */
export const isNothing = (error: unknown): boolean => error instanceof ApiError && error.kind === 'empty'
