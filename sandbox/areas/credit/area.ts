import type { Area } from '../../area'
import { creditRoutes } from './routes'

export const credit: Area = { name: 'credit', routes: creditRoutes }
