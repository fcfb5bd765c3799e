import type { Area } from '../../area'
import { supplierClosing } from './closing'
import { supplierCode } from './receipts'
import { supplierRoutes } from './routes'
import { seedSupplier } from './seed'

export const supplier: Area = {
  name: 'supplier',
  routes: supplierRoutes,
  seed: seedSupplier,
  closing: supplierClosing,
  partnerCode: supplierCode,
}
