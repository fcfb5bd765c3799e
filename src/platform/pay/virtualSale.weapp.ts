import { deviceInfo } from '@/platform/host/deviceInfo'
import type { VirtualSalePort } from './ports'

/** WeChat forbids them on iOS, where Apple's own payment would be needed. */
export const virtualSale: VirtualSalePort = { isForbidden: () => deviceInfo().os === 'IOS' }
