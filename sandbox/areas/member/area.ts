import type { Area } from '../../area'
import { memberClosing } from './closing'
import { goldMemberOrders } from './gold/orders'
import { seedGoldMembers } from './gold/seed'
import { failedRenewal } from './info/failedRenewal'
import { memberOrderRows } from './orders/orderRows'
import { vipPayables } from './orders/vipPayable'
import { renewWaitingOrder } from './orders/waitingSeed'
import { memberClaims, memberOrders, memberships } from './ownData'
import { renewalsDue } from './renewal/renewalSchedule'
import { seedClaims } from './rights/claimSeed'
import { memberRoutes } from './routes'
import { seedMemberships } from './vipSeed'

export const member: Area = {
  name: 'member',
  routes: memberRoutes,
  mount: (app, { db, now }) => {
    app.addHook('onReady', () => renewWaitingOrder(db, now()))
  },
  seed: async (seeding) => {
    await seedGoldMembers(seeding)
    await seedMemberships(seeding)
    await seedClaims(seeding)
    await renewWaitingOrder(seeding.db, seeding.now)
  },
  failedRenewal,
  due: { renewals: renewalsDue },
  payables: { G: goldMemberOrders, ...vipPayables },
  orderRows: memberOrderRows,
  closing: memberClosing,
  ownData: { memberOrders, memberships, memberClaims },
}
