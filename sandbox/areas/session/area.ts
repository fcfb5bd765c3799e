import type { Area } from '../../area'
import { sessionRoutes } from './routes'
import { seedUsers } from './seed'

export const session: Area = { name: 'session', routes: sessionRoutes, seed: seedUsers }
