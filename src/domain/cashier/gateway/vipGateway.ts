import { vipAlipayPay, vipBankCode, vipBankPay, vipConfirmBankCode, vipPayStatus } from '@/contract/member/order'
import { call } from '@/request/call'
import type { Payment } from '../payment/payment'
import type { Gateway } from './gateway'

function create({ orderId: vipOrderNo, tool, callBackUrl, requestId }: Payment) {
  const data = { vipOrderNo, amount: tool.amount, callBackUrl }
  if (tool.assetType === 'ALIPAY') return call(vipAlipayPay, data, { requestId })
  const { cardId = '' } = tool
  return call(vipBankPay, { ...data, cardId }, { requestId })
}

/**
 * Payments of a membership outside the cashier, by the membership's own calls: by Alipay or by bank card, whose code they send and
 * confirm too.
 */
export const vipGateway: Gateway = {
  async create(payment) {
    const {
      bizNo,
      outBizNo,
      paymentStatus,
      paymentResultMessage: message,
      redirectUrl,
      payParams,
    } = await create(payment)
    return { paymentStatus, message, bizNo, outBizNo, form: { redirectUrl, payParams } }
  },
  async query({ orderId: vipOrderNo, bizNo, requestId }) {
    const answer = await call(vipPayStatus, { vipOrderNo, ...(bizNo ? { bizNo } : { requestId }) })
    const { paymentResultMessage: message, vipOrderNo: orderId, ...result } = answer
    return { ...result, orderId, message }
  },
  sendCode: ({ bizNo = '' }) => call(vipBankCode, { bizNo }),
  async confirmCode({ bizNo = '' }, code, requestId) {
    const answer = await call(vipConfirmBankCode, { bizNo, code }, { requestId })
    return { paymentStatus: answer.paymentStatus, message: answer.paymentResultMessage }
  },
}
