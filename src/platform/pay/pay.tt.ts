import Taro from '@tarojs/taro'
import type { HostPayOutcome, PayPort } from './payPort'

/** Taro supports `tt.pay`, but its types lack it. */
const douyin = Taro as unknown as {
  pay(options: { orderInfo: { order_id: string; order_token: string }; service: number }): Promise<{ code: number }>
}

/** Codes of `tt.pay`: 0 paid, 1 timed out, 2 failed, 3 closed, 4 cancelled, 9 unknown. */
const outcomes = new Map<string, HostPayOutcome>([
  ['0', 'done'],
  ['2', 'failed'],
  ['3', 'cancelled'],
  ['4', 'cancelled'],
])

/** Douyin's payment sheet, which offers Alipay or WeChat. */
export const pay: PayPort = {
  tools: ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'],
  openSheet: async (payParams) => {
    try {
      const orderInfo = { order_id: payParams.order_id ?? '', order_token: payParams.order_token ?? '' }
      const { code } = await douyin.pay({ orderInfo, service: 5 })
      return outcomes.get(String(code)) ?? 'unknown'
    } catch {
      return 'unknown'
    }
  },
  leaveFor: () => undefined,
}
