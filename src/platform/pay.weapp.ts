import Taro from '@tarojs/taro'
import type { PayPort } from './payPort'

/** WeChat's payment sheet. */
export const pay: PayPort = {
  tools: ['DEBIT_CARD', 'WECHATPAY'],
  openSheet: async ({ timeStamp = '', nonceStr = '', package: packed = '', signType = 'RSA', paySign = '' }) => {
    try {
      await Taro.requestPayment({ timeStamp, nonceStr, package: packed, signType: signType as 'RSA', paySign })
      return 'done'
    } catch (error) {
      const text = (error as { errMsg?: string }).errMsg ?? ''
      if (/cancel/i.test(text)) return 'cancelled'
      return /fail/i.test(text) ? 'failed' : 'unknown'
    }
  },
  leaveFor: () => undefined,
}
