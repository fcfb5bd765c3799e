import type { ApiError } from '@/request/errors'

/** The error of a call, caught at once so that it is never an unhandled rejection; a call that succeeds fails the test. */
export const errorOf = (answer: Promise<unknown>): Promise<ApiError> =>
  answer.then(
    () => Promise.reject(new Error('it answered')),
    (error) => error as ApiError,
  )
