import type { Area } from '../../area'
import { endSubsidy } from '../../subsidy'
import { homeRoutes } from './routes'
import { subsidyRules } from './subsidyRules'

export const home: Area = {
  name: 'home',
  routes: homeRoutes,
  rules: [subsidyRules],
  closing: { forget: endSubsidy },
}
