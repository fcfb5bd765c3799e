import type { ReactNode } from 'react'

/** Data that a screen loads: a `Loadable`, a `PagedList`, or an object of the same shape. */
export interface Remote {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: unknown
  value?: unknown
  rows?: readonly unknown[]
  /** When an earlier visit got what is shown, in milliseconds since 1970; undefined where this visit has. */
  lastAt?: number | undefined
}

/** Whether there is data to show; a reload or a failed reload keeps it on the screen. */
export const hasContent = (remote: Remote): boolean =>
  remote.status === 'ready' || remote.value !== undefined || (remote.rows?.length ?? 0) > 0

/** For a screen whose main object does not exist: the server's code for that, and a next step. */
export interface Missing {
  code: string
  way: ReactNode
}

/** Whether the server says that the object does not exist: by a refusal with this code, or by an empty result that means it. */
export function isMissing({ status, error }: Remote, { code }: Missing): boolean {
  const given = error as { kind?: unknown; code?: unknown } | undefined
  return status === 'failed' && (given?.kind === 'refused' || given?.kind === 'empty') && given.code === code
}

/** Whether the result of the server is empty. */
export const isNothing = ({ status, error }: Remote): boolean =>
  status === 'failed' && (error as { kind?: unknown } | undefined)?.kind === 'empty'
