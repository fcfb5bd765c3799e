import type { Abort } from './abortPort'

/** H5 stops a request by its signal, which also ends a response whose body never ends. */
export const makeAbort = (): Abort => {
  const controller = new AbortController()
  return { options: { signal: controller.signal }, stop: () => controller.abort() }
}
