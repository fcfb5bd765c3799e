import { providerStep } from './providerStep'
import type { PayTool } from './tools'

/** WeChat Pay: `wx.requestPayment` inside WeChat, Douyin's sheet inside Douyin, its own page elsewhere. */
export const wechatPay: PayTool = { next: providerStep }
