import type { Area } from '../../area'
import { homeRoutes } from './routes'
import { subsidyRules } from './subsidyRules'

export const home: Area = { name: 'home', routes: homeRoutes, rules: [subsidyRules] }
