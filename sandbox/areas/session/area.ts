import type { Area } from '../../areas'
import { sessionRoutes } from './routes'
import { seedUsers } from './seed'

export const session: Area = { name: 'session', routes: sessionRoutes, seed: seedUsers }
