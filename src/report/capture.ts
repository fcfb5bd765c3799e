import type { BizType } from '@/contract/cashier'
import type { Endpoint, MemberFailure } from '@/contract/endpoint'
import { watchFaults } from '@/platform/host/faults'
import { ApiError } from '@/request/errors'
import { FaultLimit } from './limit'
import { report } from './report'

type FaultEvent = 'error' | 'consoleError' | 'unhandledRejection' | 'apiError' | 'memberPayFailed' | 'memberInfoFailed'

const limit = new FaultLimit()
let isCapturing = false

/** Failures that are reported already: several callers may share one. */
const failures = new WeakSet<ApiError>()

/** The event of a failure of membership, by what the endpoint declares. */
const memberEvents: Record<MemberFailure, (paidFor: BizType | undefined) => FaultEvent | undefined> = {
  memberInfo: () => 'memberInfoFailed',
  memberPay: () => 'memberPayFailed',
  payment: (paidFor) => paidFor && ofPayment[paidFor],
}

/** The event of a failed payment, by what is paid for. */
const ofPayment: Record<BizType, FaultEvent | undefined> = {
  MALL_ORDER: undefined,
  VIP_MEMBER_CARD: 'memberPayFailed',
  VIP_HOIST_LINES: 'memberPayFailed',
  CERTIFICATE_FEE: undefined,
}

/** Reports a fault, as often as the limit allows. An error while reporting is not reported in its turn (N4). */
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
 * Reports a call that failed, and once more where its endpoint declares a failure of membership: 1005352 for its information,
 * 1005326 for its payment.
 * @param paidFor what is being paid for, undefined outside a payment: goods and memberships are paid by the same calls
 */
export function captureCall(error: ApiError, { path, failure }: Endpoint<object, unknown>, paidFor?: BizType): void {
  // Without a trace id nothing was sent: no caller waits for the answer.
  if (!error.traceId || failures.has(error)) return
  failures.add(error)
  const message = `${path} ${error.kind} ${error.code} ${error.traceId}`
  capture('apiError', message)
  const event = failure && memberEvents[failure](paidFor)
  if (event) capture(event, message)
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
