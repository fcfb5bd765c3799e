import type { Area } from '../../areas'
import { creditRoutes } from './routes'

export const credit: Area = { name: 'credit', routes: creditRoutes }
