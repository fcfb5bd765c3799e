/**
 * Why a call failed. `refused`: the server refused it. `empty`: it succeeded, but what was asked for does not exist.
 * `unprotected`: it was not sent, because this host has no random bytes to encrypt it with. With all other kinds it is unknown what
 * the server did.
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
  /** The server's code, the refusal that an empty result means, an HTTP status, or empty. */
  code?: string
  /** The server's text in the user's language; empty without an answer, and for the answer of a gateway. */
  message?: string
  traceId: string
  /** Body of an answer with an HTTP status other than 200, or 'error'. */
  data?: unknown
}

/** The only error that a call throws, apart from programming errors. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly code: string
  readonly traceId: string
  readonly data: unknown
  /** Set when it has been shown, so that one failure is shown once. */
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

/** Whether an error is the server's refusal with this code, or an empty result that means the same. */
export const isRefusal = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'empty') && error.code === code

/** Whether a call succeeded but what was asked for does not exist. */
export const isNothing = (error: unknown): boolean => error instanceof ApiError && error.kind === 'empty'
