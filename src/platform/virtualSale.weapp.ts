import { deviceInfo } from './deviceInfo'
import type { VirtualSalePort } from './virtualSalePort'

/** WeChat forbids them on iOS, where Apple's own payment would be needed. */
export const virtualSale: VirtualSalePort = { isForbidden: () => deviceInfo().os === 'IOS' }
