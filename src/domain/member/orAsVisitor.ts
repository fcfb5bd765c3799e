import { ApiError } from '@/request/errors'

/**
 * Runs a call of a page that needs no login. A dead token has been removed when its refusal arrives, so the call is then
 * made once more, as a visitor's.
 */
export async function orAsVisitor<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session') return run()
    throw error
  }
}
