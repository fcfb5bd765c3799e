import type { Area } from '../../areas'
import { configRoutes } from './routes'

export const config: Area = { name: 'config', routes: configRoutes }
