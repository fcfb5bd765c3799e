import type { Area } from '../../areas'
import { homeRoutes } from './routes'

export const home: Area = { name: 'home', routes: homeRoutes }
