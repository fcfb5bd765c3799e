import type { AssetType } from '@/contract/cashier'
import type * as order from '@/contract/member/order'
import type { VipBankPayReq, VipPayReq, VipPayRes } from '@/contract/member/order'
import type * as info from '@/contract/member/orderInfo'
import { catchUp } from '../../../catchUp'
import { BadRequest } from '../../../http/errors'
import type { Context, Handlers } from '../../../implement'
import { inLanguage } from '../../../language'
import { findOwnPayment } from '../../cashier/find'
import { confirmIn, payInPlace, payInPlaceAgain, type StartRefusal, sendCodeIn } from '../../cashier/inPlace'
import { resultMessage } from '../../cashier/outcomes'
import { openPaymentOf } from './openOrder'
import { findAnyOrder, stateOf } from './orderState'
import { buyTypeOf, orderVip, purchase } from './purchases'
import { asPlaced } from './vipOrders'

/** Pays a membership order with one tool; any other kind of order is unknown here. */
const pay =
  (assetType: AssetType) =>
  async (context: Context<VipPayReq | VipBankPayReq, StartRefusal>): Promise<VipPayRes> => {
    const { vipOrderNo: orderId, amount, callBackUrl, ...chosen } = context.req
    const tool = { assetType, ...chosen }
    const order = { orderId, bizType: 'VIP_MEMBER_CARD', amount, callBackUrl, tool } as const
    const { payment, form } = await payInPlace(context, order)
    const { bizNo, outBizNo, status } = payment
    return {
      bizNo,
      outBizNo,
      paymentStatus: status,
      paymentResultMessage: resultMessage(payment, context.lang),
      ...form,
    }
  }

const payAgain = payInPlaceAgain<VipPayRes>()

/** What is answered to a payment that is asked for again. */
export const orderRepeats = { vipAlipayPay: payAgain, vipBankPay: payAgain }

/** Orders of memberships and cards, and their payments outside the cashier. */
export const orderHandlers: Handlers<typeof order & typeof info> = {
  async createVipOrder({ req, signedIn, db, now, refuse }) {
    const placed = await orderVip(db, signedIn().userId, req, now)
    if ('refused' in placed) return refuse(placed.refused)
    const { bizNo, deductType } = await openPaymentOf(db, placed.orderId, now)
    return {
      vipOrderNo: placed.orderId,
      vipType: req.vipType,
      contractType: placed.contractType,
      buySource: placed.buySource,
      originalPrice: placed.originalPrice,
      contractPrice: placed.contractPrice,
      sellPrice: placed.payAmount,
      ...(bizNo && deductType === 2 ? { bizNo } : {}),
      payDeadline: placed.payDeadline.getTime(),
    }
  },

  async purchaseVip({ req, signedIn, db, now, refuse }) {
    if (req.buyType !== buyTypeOf(req.expireType)) throw new BadRequest('buyType does not belong to the expireType')
    const placed = await purchase(db, signedIn().userId, req, now)
    return 'refused' in placed ? refuse(placed.refused) : asPlaced(placed)
  },

  async memberOrderInfo({ req, signedIn, db, now, lang, refuse }) {
    const { userId } = signedIn()
    await catchUp(db, now)
    const order = await findAnyOrder(db, userId, req.orderId)
    if (!order) return refuse('ORDER_UNKNOWN')
    const { bizNo, deductType } = await openPaymentOf(db, req.orderId, now)
    const { vipType, title, months, payAmount, createdAt, payDeadline, paidAt, endTime } = order
    return {
      vipType,
      title: inLanguage(title, lang),
      months,
      payAmount,
      createdAt: createdAt.getTime(),
      payDeadline: payDeadline.getTime(),
      ...(paidAt ? { paidAt: paidAt.getTime() } : {}),
      ...(endTime ? { endTime: endTime.getTime() } : {}),
      state: stateOf(order, now),
      ...(bizNo ? { bizNo } : {}),
      deductType,
    }
  },

  vipAlipayPay: pay('ALIPAY'),
  vipBankPay: pay('DEBIT_CARD'),

  async vipPayStatus({ req, signedIn, db, now, lang, refuse }) {
    const { userId } = signedIn()
    await catchUp(db, now)
    const { vipOrderNo: orderId, bizNo, requestId } = req
    const payment = await findOwnPayment(db, userId, { orderId, bizNo, requestId, bizType: 'VIP_MEMBER_CARD' })
    if (payment?.orderId !== orderId) return refuse('PAYMENT_UNKNOWN')
    return {
      paymentStatus: payment.status,
      paymentResultMessage: resultMessage(payment, lang),
      vipOrderNo: orderId,
      bizNo: payment.bizNo,
      outBizNo: payment.outBizNo,
      amount: payment.amount,
      assetType: payment.assetType,
    }
  },

  vipBankCode: sendCodeIn('bank'),

  async vipConfirmBankCode(context) {
    const payment = await confirmIn('bank', context)
    return { paymentStatus: payment.status, paymentResultMessage: resultMessage(payment, context.lang) }
  },
}
