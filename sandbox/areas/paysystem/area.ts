import type { Area } from '../../areas'
import { paysystemRoutes } from './routes'

export const paysystem: Area = { name: 'paysystem', routes: paysystemRoutes }
