import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AssetType } from '@/contract/cashier'
import type { Fen } from '@/contract/endpoint'
import type { News } from '../areas/cashier/settle'

/** The two providers, by the name in their addresses. */
export type Provider = 'alipay' | 'wechat'

export const providerOf = (assetType: AssetType): Provider => (assetType === 'ALIPAY' ? 'alipay' : 'wechat')

export const isProvider = (name: string): name is Provider => name === 'alipay' || name === 'wechat'

/** A provider's words for how a payment went: `failure` where the customer cancelled it, `refused` where the provider would not carry it out. */
export type Outcome = 'success' | 'failure' | 'refused' | 'pending'

/** What each of them means for a payment. */
export const newsOf: Record<Outcome, Pick<News, 'status' | 'failure'>> = {
  success: { status: 'PAYMENT_SUCCESS' },
  failure: { status: 'PAYMENT_FAILURE', failure: 'declined' },
  refused: { status: 'PAYMENT_FAILURE', failure: 'rejected' },
  pending: { status: 'PAYMENT_PROCESS_IN' },
}

/** What a provider tells us. The signature covers every field, and a nonce makes two tellings differ. */
export interface Notification {
  session: string
  outBizNo: string
  amount: Fen
  status: Outcome
  nonce: string
  /** Milliseconds since the epoch, by the provider's clock. */
  time: number
}

export type SignedNotification = Notification & { sign: string }

/** Hex HMAC-SHA256 over the fields in a fixed order. */
export function signatureOf(secret: string, { session, outBizNo, amount, status, nonce, time }: Notification): string {
  const text = JSON.stringify([session, outBizNo, amount, status, nonce, time])
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Whether the signature is the one that only the holder of the secret can make. */
export function isGenuine(secret: string, notification: SignedNotification): boolean {
  const expected = Buffer.from(signatureOf(secret, notification))
  const given = Buffer.from(notification.sign)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Reads a notification from a body that anybody may have sent; undefined where its fields are not what they should be. */
export function parseNotification(body: unknown): SignedNotification | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { session, outBizNo, amount, status, nonce, time, sign } = body as Partial<
    Record<keyof SignedNotification, unknown>
  >
  const outcome = (Object.keys(newsOf) as Outcome[]).find((one) => one === status)
  if (typeof session !== 'string' || typeof outBizNo !== 'string' || typeof nonce !== 'string') return undefined
  if (typeof amount !== 'number' || typeof time !== 'number' || typeof sign !== 'string' || !outcome) return undefined
  return { session, outBizNo, amount, status: outcome, nonce, time, sign }
}
