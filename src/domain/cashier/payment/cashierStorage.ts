import { compareStructural, reaction } from 'mobx'
import type { BizType, ChosenTool, PaymentTool } from '@/contract/cashier'
import type { Fen } from '@/contract/endpoint'
import { cashierKeys } from '@/domain/session/customerKeys'
import { session } from '@/domain/session/session'
import { count, flag, list, oneOf, type Parser, record } from '@/lib/parsers'
import { type Stored, storedForLaunch } from '@/platform/storage/stored'
import { asBizType, asId, currentPayment, isMembership } from './currentPayment'
import type { Failure } from './failure'
import { asAssetType, asText, asTool, type Payment, type PayTarget } from './payment'
import { reasonOf } from './showPayFailure'
import type { PayCardStatus, PayState } from './stateMachine'

/** What the cashier keeps for this launch. */
export interface CashierState {
  cashierPayData: { amount: Fen; bizInfo: string; paymentToolList: PaymentTool[] }
  chosePayMode: ChosenTool
  payCardStatus: PayCardStatus
  /** What kind of membership is paid: VIP_MEMBER_CARD or VIP_HOIST_LINES. */
  payCardType: Extract<BizType, `VIP_${string}`>
  bizNo: string
  outBizNo: string
  payFailedReason: string
  /** Where the customer came from. */
  buySource: string
  /** What is paid; the request once the payment was made. */
  curPayInfo: { orderId: string; bizType: BizType; requestId?: string }
  /** The payment runs through the bank's code. */
  bankPay: boolean
  /** Card payments are confirmed on the cashier's page. */
  showCardPay: boolean
  /** A membership is paid, not goods. */
  isPayVipCashier: boolean
}

const asOffer = (value: unknown): PaymentTool | undefined =>
  record(
    value,
    { assetType: asAssetType, amount: count, name: asText },
    { cardId: asId, cardTail: asId, disabledReason: asText },
  )

const declare = <K extends keyof CashierState>(key: K, parser: Parser<CashierState[K]>): Stored<CashierState[K]> =>
  storedForLaunch(key, parser)

/** The cashier's values in session storage, under the names of the specification. */
export const cashierValues: { readonly [K in keyof CashierState]: Stored<CashierState[K]> } = {
  cashierPayData: declare('cashierPayData', (value) =>
    record(value, { amount: count, bizInfo: asText, paymentToolList: (tools) => list(tools, asOffer, 50) }),
  ),
  chosePayMode: declare('chosePayMode', asTool),
  payCardStatus: declare('payCardStatus', (value) => oneOf(value, ['payIn', 'paySuccess', 'payFailed'])),
  payCardType: declare('payCardType', (value) => {
    const bizType = asBizType(value)
    return bizType && isMembership(bizType) ? bizType : undefined
  }),
  bizNo: declare('bizNo', asId),
  outBizNo: declare('outBizNo', asId),
  payFailedReason: declare('payFailedReason', asText),
  buySource: declare('buySource', asText),
  curPayInfo: currentPayment,
  bankPay: declare('bankPay', flag),
  showCardPay: declare('showCardPay', flag),
  isPayVipCashier: declare('isPayVipCashier', flag),
}

/**
 * Writes the cashier's values in session storage whenever they change; answers the function that ends it. They belong to the
 * customer, so nothing is written any more once their session has ended (U3), and to one order: values of another one are removed first.
 * @param values without the keys that this screen does not know
 */
export function keepCashier(values: () => Partial<CashierState>): () => void {
  const { endedSessions } = session
  return reaction(
    values,
    (now, before) => {
      if (session.endedSessions !== endedSessions) return
      if (!before && isOfAnotherOrder(now)) for (const key of cashierKeys) cashierValues[key].remove()
      for (const key of cashierKeys) if (!compareStructural(now[key], before?.[key])) keep(key, now[key])
    },
    { fireImmediately: true },
  )
}

/** What a payment on a screen is, as far as it is kept. */
interface KeptPayment {
  target: PayTarget
  current: { payment: Payment | undefined; tool: ChosenTool | undefined; failure: Failure | undefined }
  state: PayState
  status: PayCardStatus | undefined
}

/** What session storage keeps of the payment on a screen. */
export function storedValues({ target, current, state, status }: KeptPayment): Partial<CashierState> {
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

/** The tool that was chosen for this order when its cashier was last open; undefined for any other order. */
export const storedTool = (orderId: string): ChosenTool | undefined =>
  cashierValues.curPayInfo.read()?.orderId === orderId ? cashierValues.chosePayMode.read() : undefined

const isOfAnotherOrder = ({ curPayInfo }: Partial<CashierState>): boolean =>
  curPayInfo !== undefined && cashierValues.curPayInfo.read()?.orderId !== curPayInfo.orderId

function keep<K extends keyof CashierState>(key: K, value: CashierState[K] | undefined): void {
  const one = cashierValues[key]
  // A value that cannot be kept must not leave that of another payment in its place.
  if (value === undefined || !one.write(value)) one.remove()
}
