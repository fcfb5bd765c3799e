import type { AssetType, HostPayParams, PaymentStatus } from './cashier'
import { confirmCodeOptions, sendCodeOptions, startRefusals } from './cashierNeeds'
import { type Empty, endpoint, type Fen, type Whole } from './endpoint'

/** Payments outside the cashier: an order is paid on its own screen. */

export interface PayChannelRes {
  channels: { assetType: AssetType; name: string; cardId?: string; cardTail?: string }[]
}

/** The payment tools for an order that is paid on its own screen. */
export const payChannel = endpoint<Empty, PayChannelRes>()('/paysystem/pay-channel', {
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  empty: { channels: [] },
  needs: {
    channels: ['every', { assetType: 'text', name: 'label', 'cardId?': 'label', 'cardTail?': 'label' }],
  },
})

export interface PayWayReq {
  assetType: AssetType
}

/** Stores the tool that the customer prefers (R-20: POST). */
export const payWay = endpoint<PayWayReq, Empty>()('/vip/pay-way', {
  origin: 'named',
  family: 'vipCore',
  kind: 'write',
  method: 'POST',
  toast: false,
})

export interface PayCreateReq {
  orderId: string
  amount: Fen
  callBackUrl: string
}

export interface PayCreateRes {
  bizNo: string
  outBizNo: string
  paymentStatus: PaymentStatus
  redirectUrl?: string
  payParams?: HostPayParams
}

const creates = {
  origin: 'named',
  family: 'ordinary',
  kind: 'money',
  failure: 'payment',
  empty: 'malformed',
  needs: { bizNo: 'text', outBizNo: 'label', paymentStatus: 'text', 'redirectUrl?': 'label' },
  toast: false,
  refusals: startRefusals,
} as const

/** Starts a WeChat payment for an order, once per requestId. */
export const wxpayCreate = endpoint<PayCreateReq, PayCreateRes>()('/paysystem/wxpay/create', creates)

/** Starts an Alipay payment for an order, once per requestId. */
export const alipayCreate = endpoint<PayCreateReq, PayCreateRes>()('/paysystem/alipay/create', creates)

export interface PayLookReq {
  bizNo: string
}

export interface PayLookRes {
  paymentStatus: PaymentStatus
  paymentResultMessage: string
  orderId: string
}

const looks = {
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  empty: 'malformed',
  needs: { paymentStatus: 'text', paymentResultMessage: 'label', orderId: 'text' },
  toast: false,
  refusals: ['PAYMENT_UNKNOWN'],
} as const

/** Current status of a WeChat payment. */
export const wxpayLook = endpoint<PayLookReq, PayLookRes>()('/paysystem/wxpay/look', looks)

/** Current status of an Alipay payment. */
export const alipayLook = endpoint<PayLookReq, PayLookRes>()('/paysystem/alipay/look', looks)

export interface CreateBankpayReq extends PayCreateReq {
  cardId: string
}

/** Starts a card payment for an order, once per requestId; it waits for the bank's code. */
export const createBankpay = endpoint<CreateBankpayReq, PayCreateRes>()('/paysystem/create-bankpay', creates)

export interface VerificationCodeReq {
  bizNo: string
}

export interface VerificationCodeRes {
  mobile: string
  resendSeconds: Whole
}

const codes = {
  origin: 'named',
  ...sendCodeOptions,
  family: 'ordinary',
  failure: 'payment',
} as const

/** Sends the bank's code of a card payment on the order's screen. */
export const verificationCode = endpoint<VerificationCodeReq, VerificationCodeRes>()(
  '/paysystem/verification-code',
  codes,
)

/** The same for the fee of a paper certificate. */
export const certificateVerificationCode = endpoint<VerificationCodeReq, VerificationCodeRes>()(
  '/paysystem/certificate/verification-code',
  codes,
)

export interface ConfirmCodeReq {
  bizNo: string
  code: string
}

const confirms = {
  origin: 'named',
  ...confirmCodeOptions,
  family: 'ordinary',
  failure: 'payment',
} as const

/** Confirms a card payment on the order's screen. */
export const confirmCode = endpoint<ConfirmCodeReq, PayLookRes>()('/paysystem/confirm-code', confirms)

/** The same for the fee of a paper certificate. */
export const certificateConfirmCode = endpoint<ConfirmCodeReq, PayLookRes>()(
  '/paysystem/certificate/confirm-code',
  confirms,
)
