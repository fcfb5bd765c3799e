import { virtualSale } from '@/platform/pay/virtualSale'
import { config } from '../remoteConfig/config'

/** Whether memberships and cards can be bought here: not where the host forbids such sales and the operator has therefore switched them off. */
export const canSellHere = (): boolean => !(virtualSale.isForbidden() && config.values.vip.isSaleOffWhereForbidden)
