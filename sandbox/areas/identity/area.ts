import type { Area } from '../../area'
import { openedCardsDue } from './applications'
import { identityClosing } from './closing'
import { ownApplication, ownIdentity } from './ownData'
import { identityRoutes } from './routes'
import { mountSamples } from './samples/sampleRoutes'
import { lockAgain, seedIdentities } from './seed'
import { subsidiesDue } from './subsidies'

export const identity: Area = {
  name: 'identity',
  routes: identityRoutes,
  mount: (app, core) => {
    mountSamples(app, core)
    app.addHook('onReady', () => lockAgain(core.db, core.now()))
  },
  seed: seedIdentities,
  due: { openedCards: openedCardsDue, subsidies: subsidiesDue },
  closing: identityClosing,
  ownData: { identity: ownIdentity, cardApplication: ownApplication },
}
