import type { Fields, Platform } from './protocol'

/** How the user or the provider ends a payment sheet. `unknown` is a host that cannot say; the backend must be asked. */
type PayOutcome = 'success' | 'cancel' | 'failed' | 'pending' | 'unknown'

/** What a host hands back: `result` to success, `error` to fail. A test may give one of its own for any host code. */
export interface PayResult {
  result?: Fields
  error?: Fields
}

/** The payment call as the app made it: platform and the parameters of requestPayment, tradePay or pay. */
export interface PaySheet {
  platform: Platform
  params: Fields
}

/** Scripted by a test: looks at the sheet, may post the provider's notification, and says how the sheet ends. */
export type PayScript = (sheet: PaySheet) => PayOutcome | PayResult | Promise<PayOutcome | PayResult>

/**
 * Each host's own words for an ending. WeChat fails the call for all but success; Alipay and Douyin call success with a
 * code: 9000 paid, 8000 in progress, 6001 cancelled, 6004 unknown, 4000 failed; 0 paid, 1 timeout, 2 failed, 4 cancelled, 9 ask the backend.
 */
export const payResults: Record<Platform, Record<PayOutcome, PayResult>> = {
  weapp: {
    success: { result: { errMsg: 'requestPayment:ok' } },
    cancel: { error: { errMsg: 'requestPayment:fail cancel' } },
    failed: { error: { errMsg: 'requestPayment:fail jsapi has no permission' } },
    pending: { error: { errMsg: 'requestPayment:fail timeout' } },
    unknown: { error: { errMsg: 'requestPayment:fail' } },
  },
  alipay: {
    success: { result: { resultCode: '9000' } },
    cancel: { result: { resultCode: '6001' } },
    failed: { result: { resultCode: '4000' } },
    pending: { result: { resultCode: '8000' } },
    unknown: { result: { resultCode: '6004' } },
  },
  tt: {
    success: { result: { code: 0 } },
    cancel: { result: { code: 4 } },
    failed: { result: { code: 2 } },
    pending: { result: { code: 9 } },
    unknown: { result: { code: 1 } },
  },
}
