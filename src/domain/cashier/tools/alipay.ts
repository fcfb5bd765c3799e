import type { PayTool } from '../payTool'
import { providerStep } from '../providerStep'

/** Alipay: `my.tradePay` inside Alipay, Douyin's sheet inside Douyin, its own page elsewhere. */
export const alipay: PayTool = { next: providerStep }
