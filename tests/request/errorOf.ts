import type { ApiError } from '@/request/errors'

/** What a call failed with, noted at once so that it is never an unhandled rejection; a call that answers fails the test. */
export const errorOf = (answer: Promise<unknown>): Promise<ApiError> =>
  answer.then(
    () => Promise.reject(new Error('it answered')),
    (error) => error as ApiError,
  )
