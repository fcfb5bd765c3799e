import type { Callable } from '@/contract/endpoint'
import { call } from './call'

/** Reads an endpoint for a `Loadable` or a `PagedList`; fails as `call` does. */
export type Read = <Req extends object, Res>(endpoint: Callable<Req, Res>, data: Req) => Promise<Res>

interface ReadOptions {
  /** Whether the answer would still be kept. */
  isWanted: () => boolean
  /** The customer asked for what is on the screen to be read anew: they are told of a failure. Else the screen shows it. */
  mayToast: boolean
}

/** The call that a loader is handed: it is dropped with its screen, and silent unless the customer asked for it. */
export const readWith =
  ({ isWanted, mayToast }: ReadOptions): Read =>
  (endpoint, data) =>
    call(endpoint, data, { isWanted, ...(mayToast ? {} : { toast: false }) })
