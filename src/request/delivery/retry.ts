import { ApiError } from '../errors'

const retries = 2
const baseDelay = 400
const transientStatus = ['502', '503', '504', '429']

interface RetryOptions {
  /** Whether another attempt makes sense: time is left, and a caller waits for the answer. */
  canRetry?: () => boolean
  /** Called before each attempt; answers whether a lost network came back meanwhile: an attempt that the loss has ended is not counted then. */
  watchReturn?: () => () => boolean
  /** A number between 0 and 1, for full jitter; Math.random when absent. */
  random?: () => number
  wait?: (ms: number) => Promise<void>
}

/** Whether a failed read may be repeated: the server gave no answer, or an HTTP status that says it is busy. */
export const isTransient = (error: unknown): boolean =>
  isOffline(error) ||
  (error instanceof ApiError &&
    (error.kind === 'timeout' || (error.kind === 'http' && transientStatus.includes(error.code))))

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.kind === 'offline'

/**
 * Runs a read, and repeats it at most twice after a transient failure. An attempt during which a lost network came back is one more. Never used
 * for writes and money.
 */
export async function withRetry<T>(run: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { canRetry = () => true, watchReturn = () => () => false, random = Math.random, wait = sleep } = options
  for (let attempt = 0; ; ) {
    const isBack = watchReturn()
    try {
      return await run()
    } catch (error) {
      const isCounted = !isBack() || !isOffline(error)
      if ((isCounted && attempt >= retries) || !isTransient(error) || !canRetry()) throw error
      await wait(random() * baseDelay * 2 ** attempt)
      if (isCounted) attempt += 1
    }
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
