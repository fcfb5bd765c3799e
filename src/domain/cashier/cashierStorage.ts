import type { BizType, PaymentTool } from '@/contract/cashier'
import type { Fen } from '@/contract/endpoint'
import { cashierKeys } from '@/domain/session/customerKeys'
import { launchStorage } from '@/platform/sessionStorage'
import type { ChosenTool } from './gateway'
import type { PayCardStatus } from './state'

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

/** The cashier's state in session storage; it is the customer's and is emptied when they leave (U3). */
export const cashierStorage = {
  write(state: Partial<CashierState>): void {
    for (const key of cashierKeys) if (key in state) launchStorage.write(key, state[key])
  },
}
