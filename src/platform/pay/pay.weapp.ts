import Taro from '@tarojs/taro'
import type { HostPayOutcome, PayPort } from './payPort'

/**
 * `requestPayment:fail cancel` means that the customer cancelled, `fail` with a reason that the payment failed; without a reason, or after
 * a timeout, the result is unknown.
 */
function outcomeOf(text: string): HostPayOutcome {
  if (/cancel/i.test(text)) return 'cancelled'
  return /fail\S*\s+\S/i.test(text) && !/time\s*out|network/i.test(text) ? 'failed' : 'unknown'
}

/** WeChat's payment sheet. */
export const pay: PayPort = {
  tools: ['DEBIT_CARD', 'WECHATPAY'],
  openSheet: async ({ timeStamp = '', nonceStr = '', package: packed = '', signType = 'RSA', paySign = '' }) => {
    try {
      await Taro.requestPayment({ timeStamp, nonceStr, package: packed, signType: signType as 'RSA', paySign })
      return 'done'
    } catch (error) {
      return outcomeOf(String((error as { errMsg?: string } | undefined)?.errMsg))
    }
  },
  leaveFor: () => undefined,
}
