import { deviceInfo } from '@/platform/host/deviceInfo'
import type { VirtualSalePort } from './ports'

/** On iOS, WeChat sells virtual goods through `wx.requestVirtualPayment` alone. That needs goods registered at WeChat and orders that the server signs, which the wire contract does not have. */
export const virtualSale: VirtualSalePort = { isForbidden: () => deviceInfo().os === 'IOS' }
