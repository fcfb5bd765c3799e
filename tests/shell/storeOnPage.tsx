import { observer } from 'mobx-react'
import { session } from '@/domain/session/session'
import { isSignedIn } from '@/domain/session/signedIn'
import type { Query, Route } from '@/routes'
import { AppContext, type AppFrame } from '@/shell/AppContext'
import { useScreenStore } from '@/shell/useScreenStore'
import { draw } from '../ui/hostComponents'
import { InPage } from './pageOf'

const frame: AppFrame = {
  hasLogin: isSignedIn,
  departures: () => session.departures,
  isOnline: () => true,
  isCustomer: () => false,
  consent: { answer: 'accepted', accept: () => undefined, refuse: () => undefined, ask: () => undefined },
}

/** A store that a page drives. */
type Driven = ReturnType<Parameters<typeof useScreenStore>[0]>

/** Opens a page that drives a store as every page does, under the real session; answers its store and how it is hidden and shown. */
export function storeOnPage<S extends Driven>(route: Route<Query> | Route<never>, make: () => S) {
  const held: { store?: S } = {}
  const Body = observer(() => {
    held.store = useScreenStore(make)
    return null
  })
  const visit = (now: 'shown' | 'hidden') =>
    void draw(
      <AppContext.Provider value={frame}>
        <InPage route={route} visit={now}>
          <Body />
        </InPage>
      </AppContext.Provider>,
    )
  visit('shown')
  return {
    store(): S {
      if (!held.store) throw new Error('the page made no store')
      return held.store
    },
    show: () => visit('shown'),
    hide: () => visit('hidden'),
  }
}
