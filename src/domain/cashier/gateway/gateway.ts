import type { BankCodeRes, HostPayParams, PaymentStatus } from '@/contract/cashier'
import type { Fen } from '@/contract/endpoint'
import type { Payment } from '../payment/payment'

/** How a created payment goes on. */
export interface PayForm {
  redirectUrl?: string
  payParams?: HostPayParams
}

/** A status of a payment with the server's message. */
export interface StatusAnswer {
  paymentStatus: PaymentStatus
  message: string
}

/** The server's answer to a create. */
export interface CreateAnswer extends StatusAnswer {
  bizNo: string
  outBizNo: string
  form: PayForm
}

/** The server's answer to a query. */
export interface QueryResult extends StatusAnswer {
  orderId: string
  bizNo?: string
  outBizNo?: string
  /** Fen. */
  amount?: Fen
}

/** The calls a payment consists of, in the cashier or outside it. All of them throw `ApiError` and show nothing themselves. */
export interface Gateway {
  /** Makes the payment once per `requestId`. */
  create(payment: Payment): Promise<CreateAnswer>
  /** Asks by bizNo, or by order number and requestId when the create's answer was lost. */
  query(payment: Payment): Promise<QueryResult>
  /** Has the bank send its code. */
  sendCode(payment: Payment): Promise<BankCodeRes>
  /** @param requestId the same for the same code, so that a lost confirmation is not made twice */
  confirmCode(payment: Payment, code: string, requestId: string): Promise<StatusAnswer>
}
