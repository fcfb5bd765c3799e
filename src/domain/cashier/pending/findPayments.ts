import { makeRequestId } from '@/request/call'
import { orElse } from '@/request/orElse'
import type { PayIntent, PayTarget } from '../gateway/gateway'
import { payables } from '../gateway/products'
import { pendingPayment } from './pendingPayments'

/**
 * The payments that a return may be about, the likeliest first: the one its address names, those kept here, and the one the
 * order itself knows, so that a fresh context finds it too (P7). An address proves nothing: each is asked for (P8).
 */
export async function findPayments(
  target: PayTarget,
  named: { bizNo?: string; outBizNo?: string },
): Promise<PayIntent[]> {
  const { bizNo, outBizNo } = named
  const byAddress = bizNo ? [{ ...unknownIntent(target), bizNo, outBizNo }] : []
  await pendingPayment.claimFor(target.orderId)
  const kept = target.orderId ? pendingPayment.of(target.orderId) : []
  const known = kept.filter((intent) => intent.bizNo === bizNo)
  const others = kept.filter((intent) => intent.bizNo !== bizNo).reverse()
  const found = [...(known.length > 0 ? known : byAddress), ...others]
  return found.length > 0 ? found : byOrder(target)
}

async function byOrder(target: PayTarget): Promise<PayIntent[]> {
  if (!target.orderId) return []
  const bizNo = await orElse(payables[target.bizType].openPayment(target.orderId))
  return bizNo ? [{ ...unknownIntent(target), bizNo }] : []
}

/** Stands for a payment that was made elsewhere. Only the page of a provider leads back to an address; which of them does not matter. */
const unknownIntent = ({ orderId, bizType, source, callBackUrl }: PayTarget): PayIntent => ({
  requestId: makeRequestId(),
  orderId,
  bizType,
  source,
  callBackUrl,
  tool: { assetType: 'ALIPAY', amount: 0 },
  createdAt: Date.now(),
})
