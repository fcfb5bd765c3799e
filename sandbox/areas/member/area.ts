import type { Area } from '../../areas'
import { memberRoutes } from './routes'
import { seedGoldMembers } from './seed'

export const member: Area = { name: 'member', routes: memberRoutes, seed: seedGoldMembers }
