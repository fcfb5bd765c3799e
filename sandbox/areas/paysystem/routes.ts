import type { AssetType } from '@/contract/cashier'
import type {
  ConfirmCodeReq,
  CreateBankpayReq,
  PayCreateReq,
  PayCreateRes,
  PayLookReq,
  PayLookRes,
  VerificationCodeReq,
} from '@/contract/paysystem'
import * as contract from '@/contract/paysystem'
import { BadRequest } from '../../http/errors'
import { type Context, implement } from '../../implement'
import {
  type CardPaymentKey,
  type CodeRefusal,
  type ConfirmRefusal,
  confirmWithCode,
  sendBankCode,
} from '../cashier/bankCodes'
import { catchUp } from '../cashier/catchUp'
import { findOwnPayment } from '../cashier/find'
import { acceptsCallBack, formOf } from '../cashier/form'
import { cashierMessages } from '../cashier/messages'
import { resultMessage } from '../cashier/outcomes'
import { repeatCreate } from '../cashier/repeat'
import { hostOf } from '../cashier/rules'
import { type Started, startPayment } from '../cashier/start'
import { likeTool, toolsFor } from '../cashier/tools'

type StartRefusal = Extract<Started, { kind: 'refused' }>['code'] | 'REQUEST_MISMATCH'
type Scene = CardPaymentKey['scene']

/** Starts a payment with one tool, from the order's own screen. */
const create =
  (assetType: AssetType) =>
  async (context: Context<PayCreateReq | CreateBankpayReq, StartRefusal>): Promise<PayCreateRes> => {
    const { req, signedIn, db, now, lang, headers, requestId, origin, refuse } = context
    const { userId } = signedIn()
    const { orderId, amount, callBackUrl } = req
    if (!acceptsCallBack(callBackUrl, [origin, headers.origin]))
      throw new BadRequest('callBackUrl is no address of the app')
    const tool = { assetType, ...('cardId' in req ? { cardId: req.cardId } : {}) }
    const host = hostOf(headers)
    const started = await startPayment(db, { userId, requestId, orderId, amount, tool, host, callBackUrl, now })
    if (started.kind === 'refused') return refuse(started.code)
    const { bizNo, outBizNo, status } = started.payment
    return { bizNo, outBizNo, paymentStatus: status, ...formOf(started.payment, { host, origin, lang, now }) }
  }

/** A create sent again once its payment has ended. */
const createAgain = repeatCreate<PayCreateRes>(({ redirectUrl: _url, payParams: _params, ...first }, payment) => ({
  ...first,
  paymentStatus: payment.status,
}))

/** Where a payment with this tool stands. */
const look =
  (assetType: AssetType) =>
  async ({ req, signedIn, db, now, lang, refuse }: Context<PayLookReq, 'PAYMENT_UNKNOWN'>): Promise<PayLookRes> => {
    const { userId } = signedIn()
    await catchUp(db, now)
    const payment = await findOwnPayment(db, userId, { bizNo: req.bizNo })
    if (payment?.assetType !== assetType) return refuse('PAYMENT_UNKNOWN')
    return {
      paymentStatus: payment.status,
      paymentResultMessage: resultMessage(payment, lang),
      orderId: payment.orderId,
    }
  }

const sendCodeIn =
  (scene: Scene) =>
  async ({ req, signedIn, db, now, lang, refuse }: Context<VerificationCodeReq, CodeRefusal>) => {
    const key = { userId: signedIn().userId, bizNo: req.bizNo, scene, now }
    const sent = await db.transaction((tx) => sendBankCode(tx, key, lang))
    return 'refused' in sent ? refuse(sent.refused) : sent
  }

const confirmIn =
  (scene: Scene) =>
  async ({
    req,
    signedIn,
    db,
    now,
    lang,
    refuseKeeping,
  }: Context<ConfirmCodeReq, ConfirmRefusal>): Promise<PayLookRes> => {
    const key = { userId: signedIn().userId, bizNo: req.bizNo, scene, now }
    const confirmed = await confirmWithCode(db, key, req.code)
    if ('refused' in confirmed) return refuseKeeping(confirmed.refused)
    return {
      paymentStatus: confirmed.status,
      paymentResultMessage: resultMessage(confirmed, lang),
      orderId: confirmed.orderId,
    }
  }

/** Payments outside the cashier: other words for the same payments. */
export const paysystemRoutes = implement(
  contract,
  {
    async payChannel({ signedIn, db, headers, lang }) {
      const { userId } = signedIn()
      const tools = await toolsFor(db, { userId, host: hostOf(headers), amount: 0, lang })
      return { channels: tools.map(({ amount: _, ...channel }) => channel) }
    },
    async payWay({ req, signedIn, db }) {
      await likeTool(db, signedIn().userId, req.assetType)
      return {}
    },
    wxpayCreate: create('WECHATPAY'),
    alipayCreate: create('ALIPAY'),
    createBankpay: create('DEBIT_CARD'),
    wxpayLook: look('WECHATPAY'),
    alipayLook: look('ALIPAY'),
    verificationCode: sendCodeIn('bank'),
    certificateVerificationCode: sendCodeIn('certificate'),
    confirmCode: confirmIn('bank'),
    certificateConfirmCode: confirmIn('certificate'),
  },
  cashierMessages,
  { wxpayCreate: createAgain, alipayCreate: createAgain, createBankpay: createAgain },
)
