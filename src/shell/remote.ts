import type { ReactNode } from 'react'

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

/** What a screen shows where the thing it is about is not there: the server's code for that, and the way on. */
export interface Missing {
  code: string
  way: ReactNode
}

/** Whether the server knows no such thing: its refusal with this code, or an empty result that amounts to it. */
export function isMissing({ status, error }: Remote, { code }: Missing): boolean {
  const given = error as { kind?: unknown; code?: unknown } | undefined
  return status === 'failed' && (given?.kind === 'refused' || given?.kind === 'empty') && given.code === code
}

/** Whether the server found nothing of what was asked for. */
export const isNothing = ({ status, error }: Remote): boolean =>
  status === 'failed' && (error as { kind?: unknown } | undefined)?.kind === 'empty'
