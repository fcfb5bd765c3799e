import type { Area } from '../../area'
import { sessionClosing } from './closing'
import { receivedEarlier } from './ownData'
import { sessionRoutes } from './routes'
import { seedUsers } from './seed'

export const session: Area = {
  name: 'session',
  routes: sessionRoutes,
  seed: seedUsers,
  closing: sessionClosing,
  ownData: { receivedEarlier },
}
