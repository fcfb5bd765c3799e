import Taro from '@tarojs/taro'
import type { FacePort } from './facePort'

interface VerifyOptions {
  verifyId: string
  success(answer: { verifyResult?: string }): void
  fail(error: { errCode?: number }): void
}

/** Taro passes the call on, but its types lack it; older versions of WeChat lack it too. */
const weapp = Taro as unknown as { requestFacialVerify?(options: VerifyOptions): void }

/** Codes of a customer who has left the check or declined its agreement. */
const left: readonly unknown[] = [90001, 90002]

/** WeChat's face check, for companies whose business is approved for it; the order's id is the id of the check. */
export const face: FacePort = {
  offered: true,
  verify: (orderId) =>
    new Promise((resolve) => {
      if (!weapp.requestFacialVerify) return resolve({ kind: 'failed' })
      weapp.requestFacialVerify({
        verifyId: orderId,
        success: ({ verifyResult }) =>
          resolve(verifyResult ? { kind: 'checked', result: verifyResult } : { kind: 'failed' }),
        fail: ({ errCode }) => resolve({ kind: left.includes(errCode) ? 'cancelled' : 'failed' }),
      })
    }),
}
