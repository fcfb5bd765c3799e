import type { Area } from '../../area'
import { mountPartner } from './partnerRoutes'
import { rightsRoutes } from './routes'
import { seedRights } from './seed'

export const rights: Area = { name: 'rights', routes: rightsRoutes, mount: mountPartner, seed: seedRights }
