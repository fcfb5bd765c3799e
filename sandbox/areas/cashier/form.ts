import { randomBytes } from 'node:crypto'
import type { HostPayParams } from '@/contract/cashier'
import { BadRequest } from '../../http/errors'
import type { Lang } from '../../language'
import { type Provider, providerOf } from '../../provider/notification'
import type { PayHost } from './hosts'
import type { PaymentRecord } from './outcomes'
import { isOpen } from './paymentState'

/** How the customer goes on: to a page of the provider, or through the host's own payment call. */
export interface PayForm {
  redirectUrl?: string
  payParams?: HostPayParams
}

/** Seconds since the epoch, as WeChat signs them. */
const seconds = (now: Date): string => String(Math.floor(now.getTime() / 1000))

const forms: Record<
  PayHost,
  (payment: { session: string; outBizNo: string; provider: Provider }, at: PayPlace) => PayForm
> = {
  web: ({ session, provider }, { origin, lang }) => ({
    redirectUrl: `${origin}/sandbox/provider/${provider}?session=${session}&lang=${lang}`,
  }),
  weapp: ({ session }, { now }) => ({
    payParams: {
      timeStamp: seconds(now),
      nonceStr: randomBytes(16).toString('hex'),
      package: `prepay_id=${session}`,
      signType: 'RSA',
      paySign: randomBytes(32).toString('base64'),
    },
  }),
  alipay: ({ session }) => ({ payParams: { tradeNO: session } }),
  tt: ({ session, outBizNo }) => ({ payParams: { order_id: outBizNo, order_token: session } }),
}

/** Where and when a form is made. */
interface PayPlace {
  host: PayHost
  origin: string
  lang: Lang
  now: Date
}

/** The form of a payment on this host; undefined for bank cards, and once the payment or its session has ended. */
export function formOf(payment: PaymentRecord, place: PayPlace): PayForm | undefined {
  if (!payment.session || !isOpen(payment.status) || payment.sessionEndsAt <= place.now) return undefined
  const { session, outBizNo, assetType } = payment
  return forms[place.host]({ session, outBizNo, provider: providerOf(assetType) }, place)
}

/** Schemes of our own app, which come back into it. */
const APP_SCHEMES = ['xbt:', 'xyf:']

/**
 * Whether a customer may be sent back to this address from a page outside the app, such as a provider's: the origin that serves the app, one of its schemes, or none.
 */
export function acceptsCallBack(url: string, own: string): boolean {
  if (url === '') return true
  try {
    const { origin, protocol, username, password } = new URL(url)
    if (APP_SCHEMES.includes(protocol)) return true
    const plain = username === '' && password === '' && (protocol === 'https:' || protocol === 'http:')
    return plain && origin === own
  } catch {
    return false
  }
}

/** Checks an address that a customer is sent back to from a page outside the app; a BadRequest where it is none of the app. */
export function checkCallBack(url: string, own: string): void {
  if (!acceptsCallBack(url, own)) throw new BadRequest('callBackUrl is no address of the app')
}
