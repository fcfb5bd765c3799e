import type { Callable } from '@/contract/endpoint'
import { ApiError } from '@/request/errors'
import type { Read } from '@/request/read'

/**
 * Calls an endpoint of a page that needs no login, with the `read` of a loader or the `send` of a submission. Where the session has
 * ended, the token is removed by then, so the call is made once more as a visitor's.
 */
export async function orAsVisitor<Req extends object, Res>(
  call: Read,
  endpoint: Callable<Req, Res>,
  data: Req,
): Promise<Res> {
  try {
    return await call(endpoint, data)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session') return call(endpoint, data)
    throw error
  }
}
