import type { AssetType } from '@/contract/cashier'
import {
  alipayCreate,
  alipayLook,
  certificateConfirmCode,
  certificateVerificationCode,
  confirmCode,
  createBankpay,
  type PayCreateReq,
  type PayCreateRes,
  verificationCode,
  wxpayCreate,
  wxpayLook,
} from '@/contract/paysystem'
import { type CallOptions, call } from '@/request/call'
import type { Payment } from '../payment/payment'
import { queryCashier } from './cashierGateway'
import type { Gateway, QueryResult } from './gateway'

type Create = (data: PayCreateReq, tool: Payment['tool'], options: CallOptions) => Promise<PayCreateRes>

const creates: Record<AssetType, Create> = {
  DEBIT_CARD: (data, { cardId = '' }, options) => call(createBankpay, { ...data, cardId }, options),
  ALIPAY: (data, _tool, options) => call(alipayCreate, data, options),
  WECHATPAY: (data, _tool, options) => call(wxpayCreate, data, options),
}

/** Cards have no query of their own; the cashier's query knows every payment. */
const queries: Partial<Record<AssetType, typeof alipayLook>> = { ALIPAY: alipayLook, WECHATPAY: wxpayLook }

async function query(payment: Payment): Promise<QueryResult> {
  const { bizNo, tool } = payment
  const endpoint = queries[tool.assetType]
  // These queries need the bizNo; a create whose answer was lost is asked for by its own request.
  if (!endpoint || !bizNo) return queryCashier(payment)
  const { paymentStatus, paymentResultMessage: message, orderId } = await call(endpoint, { bizNo })
  return { paymentStatus, message, orderId, bizNo }
}

/** What differs when the fee of a paper certificate is paid. */
const codes = {
  order: { send: verificationCode, confirm: confirmCode },
  certificate: { send: certificateVerificationCode, confirm: certificateConfirmCode },
} as const

/** Payments outside the cashier, from the screen of what is paid for. */
export const paysystemGateway = (kind: keyof typeof codes = 'order'): Gateway => ({
  async create({ orderId, tool, callBackUrl, requestId }) {
    const answer = await creates[tool.assetType]({ orderId, amount: tool.amount, callBackUrl }, tool, { requestId })
    const { bizNo, outBizNo, paymentStatus, redirectUrl, payParams } = answer
    return { paymentStatus, message: '', bizNo, outBizNo, form: { redirectUrl, payParams } }
  },
  query,
  sendCode: ({ bizNo = '' }) => call(codes[kind].send, { bizNo }),
  async confirmCode({ bizNo = '' }, code, requestId) {
    const answer = await call(codes[kind].confirm, { bizNo, code }, { requestId })
    return { paymentStatus: answer.paymentStatus, message: answer.paymentResultMessage }
  },
})
