import * as contract from '@/contract/cashier'
import { catchUp } from '../../catchUp'
import { declaredOne } from '../../declared'
import { implement } from '../../implement'
import { inLanguage } from '../../language'
import { parseBizInfo } from './bizInfo'
import { cardsOf } from './cards'
import { findOwnPayment } from './find'
import { checkCallBack, formOf } from './form'
import { hostOf } from './hosts'
import { confirmIn, sendCodeIn } from './inPlace'
import { cashierMessages } from './messages'
import { resultMessage } from './outcomes'
import { payableOf } from './payables'
import { repeatCreate } from './repeat'
import { startPayment } from './start'
import { toolsFor } from './tools'

/** The cashier: what an order can be paid with, and the payment itself. */
export const cashierRoutes = implement(
  contract,
  {
    async render({ req, signedIn, db, now, lang, headers, refuse }) {
      const { userId } = signedIn()
      await catchUp(db, now)
      const info = parseBizInfo(req.bizInfo)
      const order = info && (await payableOf(info.orderId, info.bizType)?.find(db, info.orderId, false))
      if (!order || order.userId !== userId) return refuse('ORDER_UNKNOWN')
      if (!order.payable || order.payDeadline <= now) refuse('ORDER_NOT_PAYABLE')
      const { amount, payDeadline } = order
      return {
        amount,
        subject: inLanguage(order.subject, lang),
        paymentToolList: await toolsFor(db, { userId, host: hostOf(headers), amount, lang, now }),
        payDeadline: payDeadline.getTime(),
        now: now.getTime(),
      }
    },

    async cutFlow({ signedIn, db }) {
      const user = signedIn()
      const cards = await cardsOf(db, user.userId)
      return { showCardPay: cards.length > 0, isPayVipCashier: !(await declaredOne('paysInPlace')(db, user)) }
    },

    async createAndPay({ req, signedIn, db, now, lang, headers, requestId, origin, refuse }) {
      const { userId } = signedIn()
      const info = parseBizInfo(req.bizInfo)
      const [tool, ...more] = req.paymentToolList
      const { callBackUrl } = req.env.extraInfo
      checkCallBack(callBackUrl, origin)
      if (!info) return refuse('ORDER_UNKNOWN')
      if (!tool || more.length > 0) return refuse('TOOL_UNAVAILABLE')
      if (tool.amount !== req.amount) refuse('AMOUNT_MISMATCH')
      const host = hostOf(headers)
      const started = await startPayment(db, {
        ...info,
        userId,
        requestId,
        amount: req.amount,
        tool,
        host,
        callBackUrl,
        now,
      })
      if (started.kind === 'refused') return refuse(started.code)
      const { payment } = started
      const form = formOf(payment, { host, origin, lang, now })
      return {
        paymentStatus: payment.status,
        paymentResultMessage: resultMessage(payment, lang),
        bizNo: payment.bizNo,
        outBizNo: payment.outBizNo,
        ...(form ? { redirectActionForm: form } : {}),
      }
    },

    async payQuery({ req, signedIn, db, now, lang, refuse }) {
      const { userId } = signedIn()
      await catchUp(db, now)
      const payment = await findOwnPayment(db, userId, req)
      if (!payment) return refuse('PAYMENT_UNKNOWN')
      const { status, bizNo, outBizNo, orderId, amount } = payment
      return {
        paymentStatus: status,
        paymentResultMessage: resultMessage(payment, lang),
        bizNo,
        outBizNo,
        orderId,
        amount,
      }
    },

    bankCode: sendCodeIn('bank'),

    async confirmBankCode(context) {
      const payment = await confirmIn('bank', context)
      return { paymentStatus: payment.status, paymentResultMessage: resultMessage(payment, context.lang) }
    },
  },
  cashierMessages,
  {
    createAndPay: repeatCreate(({ redirectActionForm: _, ...first }, payment, { lang }) => ({
      ...first,
      paymentStatus: payment.status,
      paymentResultMessage: resultMessage(payment, lang),
    })),
  },
)
