import type { Area } from '../../area'
import { paysystemRoutes } from './routes'

export const paysystem: Area = { name: 'paysystem', routes: paysystemRoutes }
