import Taro from '@tarojs/taro'
import type { HostPayOutcome, PayPort } from './payPort'

/** Result codes of `my.tradePay`; every other one leaves the payment unknown. */
const outcomes: Record<string, HostPayOutcome> = {
  '9000': 'done',
  '8000': 'unknown',
  '6004': 'unknown',
  '6001': 'cancelled',
  '6002': 'unknown',
  '4000': 'failed',
}

/** Alipay's payment sheet. */
export const pay: PayPort = {
  tools: ['DEBIT_CARD', 'ALIPAY'],
  openSheet: async ({ tradeNO = '' }) => {
    try {
      // Taro's types know only the errMsg of its answer.
      const answer = (await Taro.tradePay({ tradeNO })) as { errMsg?: string; resultCode?: string }
      return outcomes[answer.resultCode ?? ''] ?? 'unknown'
    } catch {
      return 'unknown'
    }
  },
  leaveFor: () => undefined,
}
