import { act, type FunctionComponent } from 'react'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { sessionLost } from '@/domain/session/sessionLost'
import { isSignedIn } from '@/domain/session/signedIn'
import type { Query } from '@/routes'
import { AppContext, type AppFrame } from '@/shell/AppContext'
import { connectApp, type FakeApp } from '../request/fakeApp'
import { sent, settled } from '../request/fakeHost'
import { openPages } from '../routes/fakeNavigation'
import { draw } from '../ui/hostComponents'
import { happen, openAt } from './pageHost'

/** Pages as the app opens them, with its own session and consent, on the host of `pageHost`. */

const frame: AppFrame = {
  hasLogin: isSignedIn,
  departures: () => session.departures,
  isOnline: () => true,
  isCustomer: () => false,
  consent,
}

/** Connects the request layer as `app.tsx` does; what it would show of a failure is kept in `shown`. */
export function connectScreens(): FakeApp {
  return connectApp({
    token: () => session.token,
    mayCollect: () => {
      consent.ask()
      return consent.accepted
    },
    onSessionLost: (token) =>
      sessionLost(token, { needsLogin: false, toLogin: () => undefined, tell: () => undefined }),
  })
}

/** Opens a page at its address and shows it. */
export function openScreen(Page: FunctionComponent, path: string, params: Query = {}): HTMLElement {
  openPages('pages/home/index', path)
  openAt({ path: `/${path}`, params })
  const box = draw(
    <AppContext.Provider value={frame}>
      <Page />
    </AppContext.Provider>,
  )
  happen('show')
  return box
}

/** Something happens in the app, and the page takes it in. */
export const during = (change: () => unknown): Promise<void> =>
  act(async () => {
    change()
    await settled()
  })

const answered = new WeakSet<object>()

/** Calls that still wait for an answer, oldest first. */
export const waiting = () => sent.filter((call) => !answered.has(call))

/** Answers the oldest waiting call to an endpoint, and the page takes it in. */
export async function serve(endpoint: { path: string }, body: object | 'no network' | '<html>'): Promise<void> {
  await during(() => undefined)
  const call = waiting().find(({ url }) => url.endsWith(endpoint.path))
  if (!call) throw new Error(`nobody waits for ${endpoint.path}`)
  answered.add(call)
  await act(async () => {
    await (body === 'no network' ? call.fail() : call.answer(body))
    await settled()
  })
}

/** All calls to an endpoint, oldest first. */
export const callsTo = (endpoint: { path: string }) => sent.filter(({ url }) => url.endsWith(endpoint.path))
