import type { VirtualSalePort } from './virtualSalePort'

/** Such sales are allowed. */
export const virtualSale: VirtualSalePort = { isForbidden: () => false }
