import { providerStep } from './providerStep'
import type { PayTool } from './tools'

/** Alipay: `my.tradePay` inside Alipay, Douyin's sheet inside Douyin, its own page elsewhere. */
export const alipay: PayTool = { next: providerStep }
