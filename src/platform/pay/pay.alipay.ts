import Taro from '@tarojs/taro'
import type { HostPayOutcome, PayPort } from './payPort'

/** Result codes of `my.tradePay`; every other one, such as 8000, 6004 and 6002, leaves the payment unknown. */
const outcomes = new Map<string, HostPayOutcome>([
  ['9000', 'done'],
  ['6001', 'cancelled'],
  ['4000', 'failed'],
])

/** Alipay's payment sheet. */
export const pay: PayPort = {
  tools: ['DEBIT_CARD', 'ALIPAY'],
  openSheet: async ({ tradeNO = '' }) => {
    try {
      // Taro's types know only the errMsg of its answer.
      const answer = (await Taro.tradePay({ tradeNO })) as { errMsg?: string; resultCode?: string }
      return outcomes.get(String(answer.resultCode)) ?? 'unknown'
    } catch {
      return 'unknown'
    }
  },
  leaveFor: () => undefined,
}
