import { setTimeout as wait } from 'node:timers/promises'
import { pointHostsAt } from '@tests/fixtures/hosts'
import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { createElement, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { orderList } from '@/contract/order/list'
import { wxLogin } from '@/contract/session'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { call } from '@/request/call'
import { AppContext, type AppFrame } from '@/shell/AppContext'
import { live } from './liveHost'

let frame: AppFrame | undefined

/** A screen that keeps what it gets from the app. */
function Screen() {
  frame = useContext(AppContext)
  return null
}

/** Starts the real app, wired as in production, on this sandbox. Needs the host of `liveHost`. */
export async function openApp(sandbox: TestSandbox): Promise<AppFrame> {
  pointHostsAt(sandbox.url)
  live.launchQuery = { mToken: await sandbox.login('13800138002'), from: '海报', rscToken: 'rsc-1' }
  const { default: App } = await import('@/app')
  // Without it no call carries the login (D-12).
  consent.accept()
  renderToString(createElement(App, null, createElement(Screen)))
  if (!frame) throw new Error('the app gives its screens no frame')
  return frame
}

export async function signIn(mobile: string): Promise<void> {
  const { mToken } = await call(wxLogin, { jsCode: 'x', phoneCode: `phone:${mobile}` })
  session.signIn(mToken)
}

/** Reads one page of the orders: a call that needs a login, and differs from page to page. */
export const page = (number: number) => call(orderList, { page: number })

export const pages = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** Waits in real time until that many faults of this kind have occurred. */
export async function hit(sandbox: TestSandbox, kind: string, times = 1): Promise<void> {
  for (let turn = 0; turn < 500; turn++) {
    const log = await sandbox.faultLog()
    if (log.filter(({ fault }) => fault.kind === kind).length >= times) return
    await wait(20)
  }
  throw new Error(`${kind} did not hit`)
}
