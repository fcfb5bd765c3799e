import type { BizType, PaymentTool } from '@/contract/cashier'
import type { Fen } from '@/contract/endpoint'
import { cashierKeys } from '@/domain/session/customerKeys'
import { count, flag, list, oneOf, type Reader, record } from '@/lib/readers'
import { type Stored, storedForLaunch } from '@/platform/stored'
import type { ChosenTool } from './payment'
import { asAssetType, asBizType, asId, asText, asTool } from './payment'
import type { PayCardStatus } from './stateMachine'

/** What the cashier keeps for this launch. */
export interface CashierState {
  cashierPayData: { amount: Fen; bizInfo: string; paymentToolList: PaymentTool[] }
  chosePayMode: ChosenTool
  payCardStatus: PayCardStatus
  /** What kind of membership is paid: VIP_MEMBER_CARD or VIP_HOIST_LINES. */
  payCardType: Exclude<BizType, 'MALL_ORDER'>
  bizNo: string
  outBizNo: string
  payFailedReason: string
  /** Where the customer came from. */
  buySource: string
  /** The intent under way. */
  curPayInfo: { orderId: string; requestId: string; bizType: BizType }
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

const declare = <K extends keyof CashierState>(key: K, reader: Reader<CashierState[K]>): Stored<CashierState[K]> =>
  storedForLaunch(key, reader)

/** The cashier's values in session storage, under the names of the specification. */
export const cashierValues: { readonly [K in keyof CashierState]: Stored<CashierState[K]> } = {
  cashierPayData: declare('cashierPayData', (value) =>
    record(value, { amount: count, bizInfo: asText, paymentToolList: (tools) => list(tools, asOffer, 50) }),
  ),
  chosePayMode: declare('chosePayMode', asTool),
  payCardStatus: declare('payCardStatus', (value) => oneOf(value, ['payIn', 'paySuccess', 'payFailed'])),
  payCardType: declare('payCardType', (value) => oneOf(value, ['VIP_MEMBER_CARD', 'VIP_HOIST_LINES'])),
  bizNo: declare('bizNo', asId),
  outBizNo: declare('outBizNo', asId),
  payFailedReason: declare('payFailedReason', asText),
  buySource: declare('buySource', asText),
  curPayInfo: declare('curPayInfo', (value) => record(value, { orderId: asId, requestId: asId, bizType: asBizType })),
  bankPay: declare('bankPay', flag),
  showCardPay: declare('showCardPay', flag),
  isPayVipCashier: declare('isPayVipCashier', flag),
}

function keep<K extends keyof CashierState>(key: K, value: CashierState[K] | undefined): void {
  const one = cashierValues[key]
  // A value that cannot be kept must not leave an earlier payment's in its place.
  if (value === undefined || !one.write(value)) one.remove()
}

/** Writes the cashier's state in session storage; it belongs to the customer and is removed with their session (U3). */
export const cashierStorage = {
  write(state: Partial<CashierState>): void {
    for (const key of cashierKeys) if (key in state) keep(key, state[key])
  },
}
