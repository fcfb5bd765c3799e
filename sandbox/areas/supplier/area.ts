import type { Area } from '../../areas'
import { supplierRoutes } from './routes'
import { seedSupplier } from './seed'

export const supplier: Area = { name: 'supplier', routes: supplierRoutes, seed: seedSupplier }
