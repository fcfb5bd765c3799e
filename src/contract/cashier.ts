import {
  confirmCodeOptions,
  createNeeds,
  queryNeeds,
  renderNeeds,
  sendCodeOptions,
  startRefusals,
} from './cashierNeeds'
import { type EpochMs, endpoint, type Fen, type Whole } from './endpoint'

/** A tool a payment can be made with. */
export type AssetType = 'DEBIT_CARD' | 'ALIPAY' | 'WECHATPAY'

/** Status of a payment as the server reports it. A name not listed here keeps the payment in process. */
export type PaymentStatus =
  | 'PAYMENT_CREATED'
  | 'PAYMENT_SUBMITTED'
  | 'PAYMENT_PROCESS_IN'
  | 'PAYMENT_SUCCESS'
  | 'PAYMENT_FAILURE'

/** What is being paid for. */
export type BizType = 'MALL_ORDER' | 'VIP_MEMBER_CARD' | 'VIP_HOIST_LINES' | 'CERTIFICATE_FEE'

export type PayChannel = 'APP' | 'APPLET' | 'DOUYIN'

/** A tool as the cashier offers it. */
export interface PaymentTool {
  assetType: AssetType
  amount: Fen
  name: string
  /** Bank cards only. */
  cardId?: string
  /** Last four digits, bank cards only. */
  cardTail?: string
  /** Why it cannot be used now. */
  disabledReason?: string
}

export interface RenderReq {
  paymentType: 'CASHIER_PAYMENT'
  /** JSON text of a `BizInfo`. */
  bizInfo: string
}

/** What `bizInfo` holds as JSON text. */
export interface BizInfo {
  bizType: BizType
  orderId: string
}

export interface RenderRes {
  amount: Fen
  subject: string
  paymentToolList: PaymentTool[]
  payDeadline: EpochMs
  now: EpochMs
}

/** The tools and the amount of an order. */
export const render = endpoint<RenderReq, RenderRes>()('/cashier/render', {
  origin: 'named',
  family: 'cashierCore',
  kind: 'read',
  empty: 'malformed',
  needs: renderNeeds,
  toast: false,
  refusals: ['ORDER_UNKNOWN', 'ORDER_NOT_PAYABLE'],
})

export interface CutFlowReq {
  cutFlowType: 'vipMemberCardCutFlow'
}

export interface CutFlowRes {
  /** Whether card payments are confirmed on this page by code. */
  showCardPay: boolean
  /** Whether memberships are paid in the cashier; otherwise on their own screen, by the calls of the membership. */
  isPayVipCashier: boolean
}

/** Which card flow is in force for this customer. */
export const cutFlow = endpoint<CutFlowReq, CutFlowRes>()('/cashier/cut-flow', {
  origin: 'named',
  family: 'cashierCore',
  kind: 'read',
  empty: { showCardPay: true, isPayVipCashier: true },
  toast: false,
})

/** What the customer pays with. */
export interface ChosenTool {
  assetType: AssetType
  /** As shown to the customer. */
  amount: Fen
  /** Bank cards only. */
  cardId?: string
}

export interface CreateAndPayReq {
  bizChannel: PayChannel
  paymentType: 'CASHIER_PAYMENT'
  paymentToolList: ChosenTool[]
  bizInfo: string
  amount: Fen
  env: {
    terminalType: 'WEB' | 'MINI_PROGRAM' | 'APP'
    source: 'DOUYIN' | 'miniApp' | 'APP'
    osType: 'IOS' | 'ANDROID'
    extraInfo: { paySource: string; callBackUrl: string }
  }
}

/** What the host's own payment call takes; which fields are there depends on the host. */
export type HostPayParams = Record<string, string>

export interface CreateAndPayRes extends ConfirmBankCodeRes {
  bizNo: string
  outBizNo: string
  redirectActionForm?: { redirectUrl?: string; payParams?: HostPayParams }
}

/** Makes a payment once per requestId. */
export const createAndPay = endpoint<CreateAndPayReq, CreateAndPayRes>()('/cashier/create-and-pay', {
  origin: 'named',
  family: 'cashierCoreMobile',
  kind: 'money',
  failure: 'payment',
  empty: 'malformed',
  needs: createNeeds,
  toast: false,
  refusals: startRefusals,
})

export interface PayQueryReq {
  bizNo?: string
  /** With `requestId`, finds a payment whose create answer was lost. */
  orderId?: string
  requestId?: string
  bizChannel: 'APP'
  bizType: BizType
}

export interface PayQueryRes extends ConfirmBankCodeRes {
  bizNo: string
  outBizNo: string
  orderId: string
  amount: Fen
}

/** Current status of a payment; PAYMENT_UNKNOWN when the server never received it. */
export const payQuery = endpoint<PayQueryReq, PayQueryRes>()('/cashier/pay-query', {
  origin: 'named',
  family: 'cashierCoreMobile',
  kind: 'read',
  empty: 'malformed',
  needs: queryNeeds,
  toast: false,
  refusals: ['PAYMENT_UNKNOWN'],
})

export interface BankCodeReq {
  bizNo: string
}

export interface BankCodeRes {
  /** Masked number that the code was sent to. */
  mobile: string
  /** Until another code can be sent. */
  resendSeconds: Whole
}

/**
 * Sends the code that confirms a card payment; within a minute of the last one no other is sent, and that one still confirms.
 * BANK_CODE_TOO_OFTEN: the phone number has had too many codes, or too many wrong tries, within the last hour.
 */
export const bankCode = endpoint<BankCodeReq, BankCodeRes>()('/cashier/bank-code', {
  origin: 'named',
  ...sendCodeOptions,
  family: 'vipCore',
  failure: 'payment',
})

export interface ConfirmBankCodeReq {
  bizNo: string
  code: string
}

export interface ConfirmBankCodeRes {
  paymentStatus: PaymentStatus
  paymentResultMessage: string
}

/** Confirms a card payment; five wrong codes lock it, over all codes that were sent for it (P20). */
export const confirmBankCode = endpoint<ConfirmBankCodeReq, ConfirmBankCodeRes>()('/cashier/confirm-bank-code', {
  origin: 'named',
  ...confirmCodeOptions,
  family: 'vipCore',
  failure: 'payment',
})
