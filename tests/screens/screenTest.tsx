import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, sent, settled, stored } from '@tests/request/fakeHost'
import { openPages } from '@tests/routes/fakeNavigation'
import { happen, router } from '@tests/shell/fakeHooks'
import { clean, draw } from '@tests/ui/mounted'
import { observer } from 'mobx-react'
import { act, type FunctionComponent } from 'react'
import { consent } from '@/domain/account/consent'
import { customerKeys } from '@/domain/session/customerKeys'
import { launch } from '@/domain/session/launch'
import { session } from '@/domain/session/session'
import { sessionLost } from '@/domain/session/sessionLost'
import { isLoginPaused, isSignedIn } from '@/domain/session/signedIn'
import { supplierValues } from '@/domain/session/supplierValues'
import { pageCovered } from '@/navigate'
import { removeStored } from '@/platform/storage/stored'
import type { Query, Route } from '@/routes/route'
import { AppContext, type AppFrame } from '@/shell/AppContext'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

/** Pages as the app opens them, with its own session and consent, on the host of `fakeHooks`. */

const frame: AppFrame = {
  hasLogin: isSignedIn,
  isLoginPaused,
  endedSessions: () => session.endedSessions,
  isOnline: () => true,
  hasNativeBar: () => launch.hasNativeBar,
  isCustomer: () => false,
  consent,
}

/** Connects the request layer as `app.tsx` does; what it would show of a failure is kept in `shown`. */
function connectScreens(): FakeApp {
  return connectApp({
    token: () => session.token,
    supplier: supplierValues,
    mayCollect: () => {
      consent.ask()
      return consent.accepted
    },
    onSessionLost: (token) =>
      sessionLost(token, { needsLogin: false, toLogin: () => undefined, tell: () => undefined }),
  })
}

/** Who uses the screens of a test: a customer who is signed in, or a visitor. */
export interface ScreenTestOptions {
  person?: 'customer' | 'visitor'
}

/** What the tests of a file have in common. */
export interface Screens {
  /** The app of the present test. */
  readonly app: FakeApp
}

/**
 * Sets up each test of a file that opens screens: a connected app, an empty storage, the given consent, and the person. Afterwards what was
 * drawn is taken away, and calls that wait are ended.
 */
export function setUpScreens({ person = 'customer' }: ScreenTestOptions = {}): Screens {
  const held = {} as { app: FakeApp }
  beforeEach(() => {
    session.signOut()
    stored.clear()
    removeStored(customerKeys)
    if (person === 'customer') session.signIn('token-a')
    consent.accept()
    held.app = connectScreens()
  })
  afterEach(async () => {
    clean()
    session.signOut()
    await endAll()
  })
  return held
}

/** Sets up the tests of a screen (see `setUpScreens`), and opens it at its address. */
export function screenTest(Page: FunctionComponent, path: string, options: ScreenTestOptions = {}) {
  return Object.assign(setUpScreens(options), { open: (params: Query = {}) => openScreen(Page, path, params) })
}

/** Opens a page at its address; the host has not shown it yet. */
export function drawScreen(Page: FunctionComponent, path: string, params: Query = {}): HTMLElement {
  openPages('pages/home/index', path)
  // The page covers what the test before has opened, so that a tap in it is not the second one of a double tap.
  pageCovered()
  Object.assign(router, { path: `/${path}`, params })
  return draw(
    <AppContext.Provider value={frame}>
      <Page />
    </AppContext.Provider>,
  )
}

/** Opens a page at its address and shows it. */
export function openScreen(Page: FunctionComponent, path: string, params: Query = {}): HTMLElement {
  const box = drawScreen(Page, path, params)
  happen('show')
  return box
}

/** A store that a page drives. */
type Driven = ReturnType<Parameters<typeof useScreenStore>[0]>

interface DriverProps<S> {
  make: () => S
  held: { store?: S }
}

/** Drives a store as the body of a page does, and shows nothing. */
const Driver = observer(({ make, held }: DriverProps<Driven>) => {
  held.store = useScreenStore(make)
  return null
})

/** Opens a page of a route that shows nothing and drives a store; answers how to reach the store. */
export function openStore<S extends Driven>(route: Route<Query> | Route<never>, make: () => S): () => S {
  const held: { store?: S } = {}
  openScreen(
    page(route as Route, () => <Driver make={make} held={held} />),
    route.path,
  )
  return () => {
    if (!held.store) throw new Error('the page made no store')
    return held.store
  }
}

/** Makes a change in the app, and lets the page follow it. */
export const during = (change: () => unknown): Promise<void> =>
  act(async () => {
    change()
    await settled()
  })

/** Lets calls be sent and answered, and lets the page show the answers. */
export const settle = (): Promise<void> => during(() => undefined)

const answered = new WeakSet<object>()

/** Calls that still wait for an answer, oldest first. */
export const waiting = () => sent.filter((call) => !answered.has(call))

/** Answers the oldest waiting call to an endpoint, and lets the page show it. */
export async function serve(endpoint: { path: string }, body: object | 'no network' | '<html>'): Promise<void> {
  await settle()
  const call = waiting().find(({ url }) => url.endsWith(endpoint.path))
  if (!call) throw new Error(`no call waits for ${endpoint.path}`)
  answered.add(call)
  await act(async () => {
    await (body === 'no network' ? call.fail() : call.answer(body))
    await settled()
  })
}

/** All calls to an endpoint, oldest first. */
export const callsTo = (endpoint: { path: string }) => sent.filter(({ url }) => url.endsWith(endpoint.path))
