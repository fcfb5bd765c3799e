import type { AssetType, BankCodeRes, BizType, HostPayParams, PaymentStatus } from '@/contract/cashier'
import type { Fen } from '@/contract/endpoint'

/** What the customer pays with. */
export interface ChosenTool {
  assetType: AssetType
  /** Fen, as shown to the customer. */
  amount: Fen
  /** Bank cards only. */
  cardId?: string
}

/**
 * One tap on the pay button. Its `requestId` is made once and goes with every retry, and so does everything else of it: the
 * server refuses the same id with other data.
 */
export interface Payment {
  requestId: string
  orderId: string
  bizType: BizType
  /** Where the customer came from; decides where they go afterwards. */
  source: string
  tool: ChosenTool
  /** Address that a provider returns to; empty where the host stays open meanwhile. */
  callBackUrl: string
  /** Device time in milliseconds. */
  createdAt: number
  /** Known once the server has answered. */
  bizNo?: string
  outBizNo?: string
}

/** What is paid for, and how the page is reached again. */
export interface PayTarget extends Pick<Payment, 'orderId' | 'bizType' | 'source' | 'callBackUrl'> {
  /** The payment that the server already knows for this order (deduct type 2, R-79). */
  boundBizNo?: string
}

/** How a created payment goes on. */
export interface PayForm {
  redirectUrl?: string
  payParams?: HostPayParams
}

/** The server's answer to a create. */
export interface CreateAnswer {
  paymentStatus: PaymentStatus
  message: string
  bizNo: string
  outBizNo: string
  form: PayForm
}

/** The server's word on a payment. */
export interface QueryResult {
  paymentStatus: PaymentStatus
  message: string
  orderId: string
  bizNo?: string
  outBizNo?: string
  amount?: Fen
}

/** The calls a payment consists of, in the cashier or outside it. All of them throw `ApiError` and show nothing themselves. */
export interface Gateway {
  /** Makes the payment once per `requestId`. */
  create(payment: Payment): Promise<CreateAnswer>
  /** Asks by bizNo, or by order number and requestId when the create's answer was lost. */
  query(payment: Payment): Promise<QueryResult>
  /** Has the bank send its code. */
  sendCode(bizNo: string): Promise<BankCodeRes>
  /** @param requestId the same for the same code, so that a lost confirmation is not made twice */
  confirmCode(bizNo: string, code: string, requestId: string): Promise<Pick<QueryResult, 'paymentStatus' | 'message'>>
}
