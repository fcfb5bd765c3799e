import type { Fields, HostOptions, Platform, Problem } from '../../sandbox/devtools/hosts/protocol'

/** From the test to the worker. */
export type ToWorker =
  | {
      type: 'open'
      call: number
      dir: string
      platform: Platform
      windowBundle: string
      options: Omit<HostOptions, 'pkg'>
    }
  | { type: 'call'; call: number; method: string; args: unknown[] }
  | { type: 'close'; call: number }
  | { type: 'answer'; question: number; value?: unknown; error?: string }

/** From the worker to the test. */
export type FromWorker =
  | { type: 'done'; call: number; value?: unknown; error?: string }
  | { type: 'ask'; question: number; name: string; args: unknown[] }

/** The driver in the worker: any method by its name. */
export type AnyDriver = Record<string, (...args: unknown[]) => unknown> & {
  report(kind: Problem['kind'], error: Fields): void
}
