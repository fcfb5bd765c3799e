import type { Area } from '../../area'
import { homeRoutes } from './routes'

export const home: Area = { name: 'home', routes: homeRoutes }
