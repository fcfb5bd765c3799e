import type { VirtualSalePort } from './ports'

/** Such sales are allowed. */
export const virtualSale: VirtualSalePort = { isForbidden: () => false }
