import type {
  AssetType,
  BankCodeReq,
  BankCodeRes,
  ConfirmBankCodeReq,
  ConfirmBankCodeRes,
  HostPayParams,
  PaymentStatus,
} from '../cashier'
import { confirmCodeOptions, sendCodeOptions, startRefusals } from '../cashierNeeds'
import { type EpochMs, endpoint, type Fen } from '../endpoint'
import { orderNeeds } from '../order/place'
import type { ContractType } from './info'

export interface CreateVipOrderReq {
  /** The monthly membership, or the super-vip family. */
  vipType: 'fei_yue' | 'leap'
  contractType: ContractType
  /** Order buy type by expire type; 1 where the price is no older one. */
  buyType: 1 | 3
  /** Which screen sells it. */
  buySource: string
  /** As the customer saw them; another price is refused. */
  originalPrice: Fen
  contractPrice: Fen
  sellPrice: Fen
  payActiveId: string
  /** Kind of card that goes with the purchase. */
  vipCardType: 1
}

/** A membership order as it was made. */
export interface VipOrder {
  vipOrderNo: string
  vipType: 'fei_yue' | 'leap'
  contractType: ContractType
  buySource: string
  originalPrice: Fen
  contractPrice: Fen
  sellPrice: Fen
  /** The order's open payment; absent before the first. */
  bizNo?: string
  payDeadline: EpochMs
}

/**
 * Orders a membership. A customer has one open order at a time: the same price answers it again, another one closes it first. A renewing
 * price makes the renewal's contract with the payment, never before.
 */
export const createVipOrder = endpoint<CreateVipOrderReq, VipOrder>()('/vip/create-order', {
  origin: 'named',
  family: 'vipCore',
  kind: 'money',
  failure: 'memberPay',
  empty: 'malformed',
  needs: {
    vipOrderNo: 'text',
    vipType: 'label',
    contractType: 'text',
    buySource: 'label',
    originalPrice: 'count',
    contractPrice: 'fen',
    sellPrice: 'fen',
    'bizNo?': 'label',
    payDeadline: 'whole',
  },
  refusals: ['PRICE_GONE', 'PRICE_CHANGED', 'PAYMENT_IN_PROCESS', 'CONTRACT_REFUSED'],
})

export interface PurchaseVipReq {
  /** A price of the older variant. */
  expireType: 1 | 2 | 3 | 4
  buyType: 1 | 3
  /** As the customer saw it. */
  price: Fen
  vipCardType: 1
}

export interface PurchaseVipRes {
  orderId: string
  payAmount: Fen
  payDeadline: EpochMs
}

/** Orders a membership by a price of the older variant; for one term, never charged again. */
export const purchaseVip = endpoint<PurchaseVipReq, PurchaseVipRes>()('/vip/purchase', {
  origin: 'named',
  family: 'vipCore',
  kind: 'money',
  failure: 'memberPay',
  empty: 'malformed',
  needs: orderNeeds,
  refusals: ['PRICE_GONE', 'PRICE_CHANGED', 'PAYMENT_IN_PROCESS'],
})

export interface VipPayReq {
  vipOrderNo: string
  /** As the customer saw it; another one is refused. */
  amount: Fen
  callBackUrl: string
}

export interface VipBankPayReq extends VipPayReq {
  cardId: string
}

/** A payment that was made outside the cashier. */
export interface VipPayRes {
  bizNo: string
  outBizNo: string
  paymentStatus: PaymentStatus
  paymentResultMessage: string
  redirectUrl?: string
  payParams?: HostPayParams
}

const vipPayOptions = {
  origin: 'named',
  family: 'vipCore',
  kind: 'money',
  failure: 'memberPay',
  empty: 'malformed',
  needs: {
    bizNo: 'text',
    outBizNo: 'label',
    paymentStatus: 'text',
    paymentResultMessage: 'label',
    'redirectUrl?': 'label',
  },
  toast: false,
  refusals: startRefusals,
} as const

/** Pays a membership order by Alipay, once per requestId. */
export const vipAlipayPay = endpoint<VipPayReq, VipPayRes>()('/vip/alipay-pay', vipPayOptions)

/** Pays a membership order by bank card; the bank's code confirms it. */
export const vipBankPay = endpoint<VipBankPayReq, VipPayRes>()('/vip/bank-pay', vipPayOptions)

export interface VipPayStatusReq {
  vipOrderNo: string
  bizNo?: string
  /** Finds a payment whose answer was lost. */
  requestId?: string
}

export interface VipPayStatusRes extends ConfirmBankCodeRes {
  vipOrderNo: string
  bizNo: string
  outBizNo: string
  amount: Fen
  assetType: AssetType
}

/** Status of a payment of a membership order; PAYMENT_UNKNOWN when the server never received it. */
export const vipPayStatus = endpoint<VipPayStatusReq, VipPayStatusRes>()('/vip/pay-status', {
  origin: 'named',
  family: 'vipCore',
  kind: 'read',
  empty: 'malformed',
  needs: {
    paymentStatus: 'text',
    paymentResultMessage: 'label',
    vipOrderNo: 'text',
    bizNo: 'text',
    outBizNo: 'label',
    amount: 'fen',
    assetType: 'text',
  },
  toast: false,
  refusals: ['PAYMENT_UNKNOWN'],
})

/** Sends the code that confirms a card payment of a membership order; the limits are those of the cashier's `bankCode`. */
export const vipBankCode = endpoint<BankCodeReq, BankCodeRes>()('/vip/bank-code', {
  origin: 'named',
  ...sendCodeOptions,
  family: 'vipCore',
  failure: 'memberPay',
})

/** Confirms a card payment of a membership order; the limits are those of the cashier's `confirmBankCode` (R-88, P20). */
export const vipConfirmBankCode = endpoint<ConfirmBankCodeReq, ConfirmBankCodeRes>()('/vip/confirm-bank-code', {
  origin: 'named',
  ...confirmCodeOptions,
  family: 'vipCore',
  failure: 'memberPay',
})
