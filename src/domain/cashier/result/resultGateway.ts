import { cashierGateway } from '../gateway/cashierGateway'
import { vipGateway } from '../gateway/vipGateway'
import { cashierValues } from '../payment/cashierStorage'
import type { PayTarget } from '../payment/payment'
import type { PayOptions } from '../payment/paymentStore'

/**
 * What a result page asks about the payment of an order: the membership's own *pay status* where this launch has paid it outside the
 * cashier, otherwise the cashier, which knows every payment.
 */
export function resultGateway({ orderId, bizType }: PayTarget): Pick<PayOptions, 'gateway' | 'values'> {
  const paid = cashierValues.curPayInfo.read()
  const isOurs = bizType === 'VIP_MEMBER_CARD' && paid?.bizType === bizType && paid.orderId === orderId
  const isOutside = isOurs && cashierValues.isPayVipCashier.read() === false
  return isOutside ? { gateway: vipGateway, values: () => ({ isPayVipCashier: false }) } : { gateway: cashierGateway }
}
