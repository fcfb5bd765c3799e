import type { AssetType } from '@/contract/cashier'
import type {
  ConfirmCodeReq,
  CreateBankpayReq,
  PayCreateReq,
  PayCreateRes,
  PayLookReq,
  PayLookRes,
} from '@/contract/paysystem'
import * as contract from '@/contract/paysystem'
import { catchUp } from '../../catchUp'
import { type Context, implement } from '../../implement'
import type { Lang } from '../../language'
import type { CardPaymentKey, ConfirmRefusal } from '../cashier/bankCodes'
import { findOwnPayment } from '../cashier/find'
import { hostOf } from '../cashier/hosts'
import { confirmIn, payInPlace, payInPlaceAgain, type StartRefusal, sendCodeIn } from '../cashier/inPlace'
import { cashierMessages } from '../cashier/messages'
import { type PaymentRecord, resultMessage } from '../cashier/outcomes'
import { likeTool, toolsFor } from '../cashier/tools'

/** Starts a payment with one tool. */
const create =
  (assetType: AssetType) =>
  async (context: Context<PayCreateReq | CreateBankpayReq, StartRefusal>): Promise<PayCreateRes> => {
    const { orderId, amount, callBackUrl, ...chosen } = context.req
    const { payment, form } = await payInPlace(context, {
      orderId,
      amount,
      callBackUrl,
      tool: { assetType, ...chosen },
    })
    return { bizNo: payment.bizNo, outBizNo: payment.outBizNo, paymentStatus: payment.status, ...form }
  }

const createAgain = payInPlaceAgain<PayCreateRes>()

/** A payment as these calls answer it. */
const asLooked = (payment: PaymentRecord, lang: Lang): PayLookRes => ({
  paymentStatus: payment.status,
  paymentResultMessage: resultMessage(payment, lang),
  orderId: payment.orderId,
})

/** Where a payment with this tool stands. */
const look =
  (assetType: AssetType) =>
  async ({ req, signedIn, db, now, lang, refuse }: Context<PayLookReq, 'PAYMENT_UNKNOWN'>): Promise<PayLookRes> => {
    const { userId } = signedIn()
    await catchUp(db, now)
    const payment = await findOwnPayment(db, userId, { bizNo: req.bizNo })
    return payment?.assetType === assetType ? asLooked(payment, lang) : refuse('PAYMENT_UNKNOWN')
  }

const confirm = (scene: CardPaymentKey['scene']) => async (context: Context<ConfirmCodeReq, ConfirmRefusal>) =>
  asLooked(await confirmIn(scene, context), context.lang)

/** Payments outside the cashier: other words for the same payments. */
export const paysystemRoutes = implement(
  contract,
  {
    async payChannel({ signedIn, db, headers, lang, now }) {
      const { userId } = signedIn()
      const tools = await toolsFor(db, { userId, host: hostOf(headers), amount: 0, lang, now })
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
    confirmCode: confirm('bank'),
    certificateConfirmCode: confirm('certificate'),
  },
  cashierMessages,
  { wxpayCreate: createAgain, alipayCreate: createAgain, createBankpay: createAgain },
)
