import type { CashierState } from './cashierStorage'
import { isMembership } from './currentPayment'
import type { PaymentStore } from './paymentStore'
import { reasonOf } from './showPayFailure'

/** What session storage keeps of the payment on a screen. */
export function storedValues({ target, current, state, status }: PaymentStore): Partial<CashierState> {
  const { orderId, bizType, source } = target
  const { payment, tool, failure } = current
  return {
    buySource: source,
    isPayVipCashier: isMembership(bizType),
    payCardType: isMembership(bizType) ? bizType : undefined,
    curPayInfo: orderId ? { orderId, bizType, requestId: payment?.requestId } : undefined,
    chosePayMode: tool,
    bizNo: payment?.bizNo,
    outBizNo: payment?.outBizNo,
    bankPay: state === 'awaitingSms',
    payCardStatus: status,
    payFailedReason: failure && reasonOf(failure),
  }
}
