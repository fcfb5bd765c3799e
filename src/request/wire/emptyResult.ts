import type { Endpoint } from '@/contract/endpoint'
import { ApiError } from '../errors'

/** What an empty result of this endpoint means: the data that it declares, or else an `ApiError` that is thrown. */
export function emptyResult({ empty = {} }: Endpoint<object, unknown>, traceId: string): unknown {
  if (typeof empty === 'object') return empty
  if (empty === 'malformed') throw new ApiError({ kind: 'malformed', traceId })
  throw new ApiError({ kind: 'empty', code: empty === 'nothing' ? '' : empty, traceId })
}
