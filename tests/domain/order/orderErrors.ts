import { ApiError } from '@/request/errors'

/** A refusal of the server. */
export const refusal =
  (code: string, message = code): (() => never) =>
  () => {
    throw new ApiError({ kind: 'refused', code, message, traceId: 't' })
  }

/** No answer, or one that cannot be read: nothing is known of what the server did. */
export const failure =
  (kind: 'offline' | 'timeout' | 'http' | 'malformed' | 'session'): (() => never) =>
  () => {
    throw new ApiError({ kind, traceId: 't' })
  }
