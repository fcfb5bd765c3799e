import type { Area } from '../../area'
import { configRoutes } from './routes'

export const config: Area = { name: 'config', routes: configRoutes }
