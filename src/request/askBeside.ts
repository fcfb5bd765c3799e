import { withTimeout } from '@/lib/async'
import { ApiError } from './errors'
import { orElse } from './orElse'

const tooLate = () => new ApiError({ kind: 'timeout', traceId: '' })

/**
 * For a call that only adds to a screen: it runs beside the calls that the screen stands on, and the result of this function is called once
 * these are there. From then on it waits `ms` milliseconds at most. Answers `otherwise` for a call that failed or took longer.
 */
export function askBeside<T, O = undefined>(asked: Promise<T>, ms: number, otherwise?: O): () => Promise<T | O> {
  const answer = orElse(asked, otherwise)
  return () => orElse(withTimeout(answer, ms, tooLate), otherwise)
}
