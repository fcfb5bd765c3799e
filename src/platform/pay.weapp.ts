import Taro from '@tarojs/taro'
import type { HostPayOutcome, PayPort } from './payPort'

/** `requestPayment:fail cancel` is the customer, `fail` with a reason a failure; without one, or on a timeout, nobody knows. */
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
      return outcomeOf((error as { errMsg?: string }).errMsg ?? '')
    }
  },
  leaveFor: () => undefined,
}
