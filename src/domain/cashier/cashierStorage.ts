import type { BizType, PaymentTool } from '@/contract/cashier'
import type { Fen } from '@/contract/endpoint'
import { session } from '@/domain/session/session'
import { launchStorage } from '@/platform/sessionStorage'
import type { ChosenTool } from './gateway'
import type { PayCardStatus } from './state'

/** What the cashier keeps for this launch. */
export interface CashierState {
  cashierPayData: { amount: Fen; bizInfo: string; paymentToolList: PaymentTool[] }
  chosePayMode: ChosenTool
  payCardStatus: PayCardStatus
  /** */
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

const keys: Record<keyof CashierState, true> = {
  cashierPayData: true,
  chosePayMode: true,
  payCardStatus: true,
  payCardType: true,
  bizNo: true,
  outBizNo: true,
  payFailedReason: true,
  buySource: true,
  curPayInfo: true,
  bankPay: true,
  showCardPay: true,
  isPayVipCashier: true,
}

/** The cashier's state in session storage; it is the customer's, so it goes when he signs out. */
export const cashierStorage = {
  write(state: Partial<CashierState>): void {
    for (const [key, value] of Object.entries(state)) launchStorage.write(key, value)
  },
  clear(): void {
    for (const key of Object.keys(keys)) launchStorage.remove(key)
  },
}

session.onReset(cashierStorage.clear)
