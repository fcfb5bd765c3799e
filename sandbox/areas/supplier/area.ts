import type { Area } from '../../area'
import { supplierRoutes } from './routes'
import { seedSupplier } from './seed'

export const supplier: Area = { name: 'supplier', routes: supplierRoutes, seed: seedSupplier }
