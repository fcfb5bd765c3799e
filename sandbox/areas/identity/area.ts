import type { Area } from '../../area'
import { giveOpeningCoupons } from './applications'
import { identityClosing } from './closing'
import { ownApplication, ownIdentity } from './ownData'
import { identityRoutes } from './routes'
import { mountSamples } from './samples/sampleRoutes'
import { lockAgain, seedIdentities } from './seed'
import { fillSubsidies } from './subsidies'

export const identity: Area = {
  name: 'identity',
  routes: identityRoutes,
  mount: (app, core) => {
    mountSamples(app, core)
    app.addHook('onReady', () => lockAgain(core.db, core.now()))
  },
  seed: seedIdentities,
  due: { openedCards: giveOpeningCoupons, subsidies: fillSubsidies },
  closing: identityClosing,
  ownData: { identity: ownIdentity, cardApplication: ownApplication },
}
