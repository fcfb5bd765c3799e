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

/** Whether the server found nothing of what was asked for. */
export const isNothing = ({ status, error }: Remote): boolean =>
  status === 'failed' && (error as { kind?: unknown } | undefined)?.kind === 'empty'
