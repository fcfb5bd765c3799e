import type { Area } from '../../area'
import { groupsOf } from './groups'
import { remoteConfigRoutes } from './routes'
import { forcedGroups } from './tables'

export const remoteConfig: Area = {
  name: 'remoteConfig',
  routes: remoteConfigRoutes,
  paysInPlace: async (db, user) => (await groupsOf(db, user)).vipMemberCardCutFlow === 'groupB',
  closing: { deletes: [forcedGroups] },
}
