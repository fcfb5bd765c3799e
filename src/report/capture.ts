import type { Endpoint } from '@/contract/endpoint'
import { watchFaults } from '@/platform/faults'
import { ApiError } from '@/request/errors'
import { FaultLimit } from './limit'
import { report } from './report'

type FaultEvent = 'error' | 'consoleError' | 'unhandledRejection' | 'apiError' | 'memberPayFailed' | 'memberInfoFailed'

const limit = new FaultLimit()
let isCapturing = false

/** Failures that several callers share are one. */
const failures = new WeakSet<ApiError>()

/** Reports a fault, as often as is useful. What goes wrong in here is not reported in its turn. */
export function capture(event: FaultEvent, message: string): void {
  if (isCapturing) return
  isCapturing = true
  try {
    if (limit.allows(event, message)) report(event, { message })
  } finally {
    isCapturing = false
  }
}

/** Reports that a page has loaded, as often as a fault would be. */
export function captureLoad(path: string): void {
  if (limit.allows('load', path)) report('load', {})
}

/** Listens for errors, failed resources, console errors and unhandled rejections. Called before anything else runs. */
export function captureFaults(): void {
  watchFaults({
    error: (message) => capture('error', message),
    rejection: (reason) => {
      // A failed request has been reported as such.
      if (!(reason instanceof ApiError)) capture('unhandledRejection', describe(reason))
    },
  })
  const write = console.error.bind(console)
  console.error = (...parts: unknown[]) => {
    write(...parts)
    if (!parts.some((part) => part instanceof ApiError)) capture('consoleError', parts.map(describe).join(' '))
  }
}

/**
 * Reports a call that failed. A call of the membership families is also one of the two membership failures: 1005326 where it
 * moves money, else 1005352.
 */
export function captureCall(error: ApiError, { path, family, kind }: Endpoint<object, unknown>): void {
  // Without a trace id nothing was sent: nobody wanted the answer any more.
  if (!error.traceId || failures.has(error)) return
  failures.add(error)
  const message = `${path} ${error.kind} ${error.code} ${error.traceId}`
  capture('apiError', message)
  if (family !== 'vip' && family !== 'supVip' && family !== 'vipCore') return
  capture(kind === 'money' ? 'memberPayFailed' : 'memberInfoFailed', message)
}

/** An error with its stack, anything else as its text; no object is spelled out, since it may hold anything. */
function describe(value: unknown): string {
  if (value instanceof Error) return value.stack ?? `${value.name}: ${value.message}`
  if (typeof value === 'object' && value !== null) {
    const { errMsg, message } = value as { errMsg?: unknown; message?: unknown }
    return String(errMsg ?? message ?? Object.prototype.toString.call(value))
  }
  return String(value)
}
