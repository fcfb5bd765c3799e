import type { Endpoint } from '@/contract/endpoint'
import { ApiError } from './errors'

/** The data of a success, or what an empty result of this endpoint means. Throws `ApiError` where it makes no sense. */
export function dataOf({ empty = {} }: Endpoint<object, unknown>, data: unknown, traceId: string): unknown {
  if (data !== undefined) return data
  if (typeof empty === 'object') return empty
  if (empty === 'malformed') throw new ApiError({ kind: 'malformed', traceId })
  throw new ApiError({ kind: 'empty', code: empty === 'nothing' ? '' : empty, traceId })
}
