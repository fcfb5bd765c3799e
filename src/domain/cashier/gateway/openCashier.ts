import { type CutFlowRes, cutFlow, type PaymentTool, type RenderRes, render } from '@/contract/cashier'
import { greyGroups } from '@/domain/remoteConfig/grey'
import { askBeside } from '@/request/askBeside'
import { ApiError } from '@/request/errors'
import type { Read } from '@/request/read'
import type { PayTarget } from '../payment/payment'
import { showPayFailure } from '../payment/showPayFailure'
import { offered } from '../tools/tools'
import { bizInfoOf } from './cashierGateway'
import { isOrderPaid } from './orderStatus'
import { products } from './products'

/** The cashier as it opens; `paid` where another tab was faster, `refused` where there is nothing to pay. */
export type Opening = { kind: 'open'; cashier: OpenCashier } | { kind: 'paid' } | Refusal

/** There is nothing to pay. */
export interface Refusal {
  kind: 'refused'
  reason: string
  /** There is no such order, at least not for this customer. */
  isOrderUnknown: boolean
}

/** What an order can be paid with. */
export interface OpenCashier extends Pick<RenderRes, 'amount' | 'subject' | 'payDeadline' | 'paymentToolList'> {
  /** The order as the cashier names it. */
  bizInfo: string
  /** Card payments are confirmed on the cashier's page. */
  showCardPay: boolean
  /** What can be offered here of `paymentToolList`, in the order of the screen. */
  tools: PaymentTool[]
  /** The payment to go on with. */
  boundBizNo?: string
}

/** How long the cashier waits, once its tools are known, for the calls that only choose and sort them, in milliseconds. */
const extrasWithin = 2_000
/**
 * The same for the call that names the payment which the server already knows: longer than any answer takes that arrives at all.
 * After that the cashier opens as if the call had failed, and the server judges a create on an order with an open payment.
 */
const boundWithin = 8_000

/** Opens the cashier of an order. Throws `ApiError` where there was no answer, which the screen shows with a retry. */
export async function openCashier(read: Read, { orderId, bizType }: PayTarget): Promise<Opening> {
  const bizInfo = bizInfoOf(bizType, orderId)
  const cards = askBeside(read(cutFlow, { cutFlowType: 'vipMemberCardCutFlow' }), extrasWithin, {
    showCardPay: true,
  })
  const grey = greyGroups(read, ['cashier_bank_test'])
  const bound = askBeside(products[bizType].boundPayment(read, orderId), boundWithin)
  try {
    const { paymentToolList, amount, subject, payDeadline } = await read(render, {
      paymentType: 'CASHIER_PAYMENT',
      bizInfo,
    })
    const [{ showCardPay }, groups, boundBizNo] = await Promise.all([cards(), grey, bound()])
    const tools = arrange(paymentToolList, { showCardPay }, groups.cashier_bank_test === 'groupB')
    return {
      kind: 'open',
      cashier: { amount, bizInfo, paymentToolList, showCardPay, subject, payDeadline, tools, boundBizNo },
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error
    if (error.code === 'ORDER_NOT_PAYABLE' && (await isOrderPaid({ orderId, bizType }))) return { kind: 'paid' }
    showPayFailure({ cause: 'server', message: error.message, toastMs: 2000 })
    return { kind: 'refused', reason: error.message, isOrderUnknown: error.code === 'ORDER_UNKNOWN' }
  }
}

/** The tools this host can run, without cards where they cannot be confirmed here, cards first in group B. */
export function arrange(
  tools: readonly PaymentTool[],
  { showCardPay }: Pick<CutFlowRes, 'showCardPay'>,
  cardsFirst: boolean,
): PaymentTool[] {
  const isCard = ({ assetType }: PaymentTool) => assetType === 'DEBIT_CARD'
  const list = offered(tools).filter((tool) => showCardPay || !isCard(tool))
  return cardsFirst ? [...list.filter(isCard), ...list.filter((tool) => !isCard(tool))] : list
}
