import Taro from '@tarojs/taro'
import type { FaceOutcome, FacePort } from './facePort'

interface Answer {
  /** 9000 passed, 6001 cancelled; 4000 and 6002 failed. */
  resultStatus?: unknown
  /** An object, or its JSON in older versions. */
  result?: string | { certifyId?: string }
}

/** Taro passes the call on, but its types lack it; Alipay answers it by a callback in the second place. */
const alipay = Taro as unknown as {
  startAPVerify?(options: { certifyId: string }, callback: (answer: Answer) => void): void
}

/** Alipay's face check; the order's id is the id of the check. */
export const face: FacePort = {
  offered: true,
  verify: (orderId) =>
    new Promise((resolve) => {
      if (!alipay.startAPVerify) return resolve({ kind: 'failed' })
      alipay.startAPVerify({ certifyId: orderId }, (answer) => resolve(outcomeOf(answer)))
    }),
}

function outcomeOf({ resultStatus, result }: Answer): FaceOutcome {
  const status = String(resultStatus)
  const certifyId = status === '9000' ? certifyIdOf(result) : undefined
  if (certifyId) return { kind: 'checked', result: certifyId }
  return { kind: status === '6001' ? 'cancelled' : 'failed' }
}

function certifyIdOf(result: Answer['result']): string | undefined {
  try {
    return (typeof result === 'string' ? (JSON.parse(result) as { certifyId?: string }) : result)?.certifyId
  } catch {
    return undefined
  }
}
