import type { Area } from '../../area'
import { creditClosing } from './closing'
import { ownLoans } from './ownData'
import { creditRoutes } from './routes'
import { seedLoans } from './seed'

export const credit: Area = {
  name: 'credit',
  routes: creditRoutes,
  seed: seedLoans,
  closing: creditClosing,
  ownData: { loans: ownLoans },
}
