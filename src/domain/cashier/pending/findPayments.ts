import { makeRequestId } from '@/request/call'
import { orElse } from '@/request/orElse'
import { products } from '../gateway/products'
import type { Payment, PayTarget } from '../payment/payment'
import { pendingPayments } from './pendingPayments'

/**
 * The payments that a return may be about, the likeliest first: the one its address names, those kept here, and the one the
 * order itself knows, so that a fresh context finds it too (P7). An address proves nothing: each is asked for (P8).
 */
export async function findPayments(
  target: PayTarget,
  named: { bizNo?: string; outBizNo?: string },
): Promise<Payment[]> {
  const { bizNo, outBizNo } = named
  const byAddress = bizNo ? [{ ...unknownPayment(target), bizNo, outBizNo }] : []
  await pendingPayments.claimFor(target.orderId)
  const kept = pendingPayments.of(target.orderId)
  const known = kept.filter((payment) => payment.bizNo === bizNo)
  const others = kept.filter((payment) => payment.bizNo !== bizNo).reverse()
  const found = [...(known.length > 0 ? known : byAddress), ...others]
  return found.length > 0 ? found : byOrder(target)
}

async function byOrder(target: PayTarget): Promise<Payment[]> {
  if (!target.orderId) return []
  const bizNo = await orElse(products[target.bizType].openPayment(target.orderId))
  return bizNo ? [{ ...unknownPayment(target), bizNo }] : []
}

/** Stands for a payment that was made elsewhere. Only the page of a provider leads back to an address; which of them does not matter. */
const unknownPayment = ({ orderId, bizType, source, callBackUrl }: PayTarget): Payment => ({
  requestId: makeRequestId(),
  orderId,
  bizType,
  source,
  callBackUrl,
  tool: { assetType: 'ALIPAY', amount: 0 },
  createdAt: Date.now(),
})
