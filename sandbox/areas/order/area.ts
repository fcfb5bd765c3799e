import type { Area } from '../../areas'
import { routes } from './routes'
import { seedOrders } from './seed'

export const order: Area = { name: 'order', routes, seed: seedOrders }
