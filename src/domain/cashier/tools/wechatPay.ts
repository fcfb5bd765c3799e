import type { PayTool } from '../payTool'
import { providerStep } from '../providerStep'

/** WeChat Pay: `wx.requestPayment` inside WeChat, Douyin's sheet inside Douyin, its own page elsewhere. */
export const wechatPay: PayTool = { next: providerStep }
