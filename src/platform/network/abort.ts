import type { Abort } from './abortPort'

/** Mini-programs stop a request by its task. */
export const makeAbort = (): Abort => ({ options: {}, stop: (task) => task.abort?.() })
