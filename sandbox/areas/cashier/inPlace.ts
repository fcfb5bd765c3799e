import type { AssetType, BizType, HostPayParams, PaymentStatus } from '@/contract/cashier'
import type { Fen } from '@/contract/endpoint'
import type { Context } from '../../implement'
import { type CardPaymentKey, type CodeRefusal, type ConfirmRefusal, confirmWithCode, sendBankCode } from './bankCodes'
import { checkCallBack, formOf, type PayForm } from './form'
import { hostOf } from './hosts'
import type { PaymentRecord } from './outcomes'
import { repeatCreate } from './repeat'
import { type Started, startPayment } from './start'

/** Payments outside the cashier: each area that offers them has paths of its own for the same payments. */

type Scene = CardPaymentKey['scene']
export type StartRefusal = Extract<Started, { kind: 'refused' }>['code'] | 'REQUEST_MISMATCH'

/** What is paid, and with which tool. */
interface PayOrder {
  orderId: string
  /** A number of another kind of order is unknown. */
  bizType?: BizType
  amount: Fen
  callBackUrl: string
  tool: { assetType: AssetType; cardId?: string }
}

/** Starts a payment with one tool, from the order's own screen; with the form by which the customer goes on. */
export async function payInPlace(
  context: Context<unknown, StartRefusal>,
  order: PayOrder,
): Promise<{ payment: PaymentRecord; form: PayForm | undefined }> {
  const { signedIn, db, now, lang, headers, requestId, origin, refuse } = context
  const { userId } = signedIn()
  checkCallBack(order.callBackUrl, origin)
  const host = hostOf(headers)
  const started = await startPayment(db, { ...order, userId, requestId, host, now })
  if (started.kind === 'refused') return refuse(started.code)
  return { payment: started.payment, form: formOf(started.payment, { host, origin, lang, now }) }
}

/** A create sent again once its payment has ended: without the form, whose session is over. */
export const payInPlaceAgain = <
  Answer extends {
    bizNo: string
    paymentStatus: PaymentStatus
    redirectUrl?: string
    payParams?: HostPayParams
  },
>() =>
  repeatCreate<Answer>(({ redirectUrl: _url, payParams: _params, ...first }, payment) => ({
    ...(first as Answer),
    paymentStatus: payment.status,
  }))

/** Sends the code of a card payment whose codes belong to this scene. */
export const sendCodeIn =
  (scene: Scene) =>
  async ({ req, signedIn, db, now, lang, refuse }: Context<{ bizNo: string }, CodeRefusal>) => {
    const key = { userId: signedIn().userId, bizNo: req.bizNo, scene, now }
    const sent = await db.transaction((tx) => sendBankCode(tx, key, lang))
    return 'refused' in sent ? refuse(sent.refused) : sent
  }

/** Confirms a card payment by a code of this scene; answers the payment as it stands then. */
export async function confirmIn(
  scene: Scene,
  { req, signedIn, db, now, refuseKeeping }: Context<{ bizNo: string; code: string }, ConfirmRefusal>,
): Promise<PaymentRecord> {
  const key = { userId: signedIn().userId, bizNo: req.bizNo, scene, now }
  const confirmed = await confirmWithCode(db, key, req.code)
  return 'refused' in confirmed ? refuseKeeping(confirmed.refused) : confirmed
}
