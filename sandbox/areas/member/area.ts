import type { Area } from '../../areas'
import { registeredPeople } from '../../people/people'
import { memberRoutes } from './routes'
import { seedGoldMembers } from './seed'

export const member: Area = {
  name: 'member',
  routes: memberRoutes,
  // A database that was filled before there were gold memberships gets them at the next start.
  mount: (app, { db, now }) => {
    app.addHook('onReady', () => seedGoldMembers({ db, now: now(), people: registeredPeople }))
  },
  seed: seedGoldMembers,
}
