/** What a screen waits for: a `Loadable`, a `PagedList`, or anything of their shape. */
export interface Remote {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: unknown
  value?: unknown
  rows?: readonly unknown[]
}

/** Whether there is something to show already; a reload or a failed reload keeps it on the screen. */
export const hasContent = (remote: Remote): boolean =>
  remote.status === 'ready' || remote.value !== undefined || (remote.rows?.length ?? 0) > 0

/** Trace id and text of an error, as far as it has them. */
export function faultOf(error: unknown): { traceId?: string; message?: string } {
  if (typeof error !== 'object' || error === null) return {}
  const { traceId, message } = error as { traceId?: unknown; message?: unknown }
  return {
    ...(typeof traceId === 'string' && traceId ? { traceId } : {}),
    ...(typeof message === 'string' && message ? { message } : {}),
  }
}
