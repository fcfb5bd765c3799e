import type { Fields, Platform } from './protocol'

/** Result of a payment sheet, by the user or the provider. `unknown` means that the host cannot give the result; the backend must be queried. */
type PayOutcome = 'success' | 'cancel' | 'failed' | 'pending' | 'unknown'

/** Result of a host: `result` for success, `error` for fail. A test may give its own for any host code. */
export interface PayResult {
  result?: Fields
  error?: Fields
}

/**
 * Each host's own codes for a result. WeChat fails the call for all but success; Alipay and Douyin call success with a code: 9000 paid,
 * 8000 in progress, 6001 cancelled, 6004 unknown, 4000 failed; 0 paid, 1 timeout, 2 failed, 4 cancelled, 9 query the backend.
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

/** The provider's session in the parameters of a host's payment sheet; empty where there is none. */
export function sessionOf(params: Fields): string {
  const {
    package: packed,
    tradeNO,
    orderInfo,
  } = params as {
    package?: string
    tradeNO?: string
    orderInfo?: { order_token: string }
  }
  return packed?.replace('prepay_id=', '') ?? tradeNO ?? orderInfo?.order_token ?? ''
}
