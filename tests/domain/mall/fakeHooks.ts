import { act, useEffect, useRef } from 'react'
import { taroModule } from '../../routes/fakeNavigation'

/** The hooks of a host's page. Use: `jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHooks').pageModule)`. */

type Hook = 'show' | 'hide' | 'end' | 'pull' | 'share'

const callbacks = new Map<Hook, Set<() => unknown>>()
let opened: { path: string; params: Record<string, string> } = { path: '/', params: {} }

const hook = (name: Hook) => (callback: () => unknown) => {
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => {
    const call = () => latest.current()
    const calls = callbacks.get(name) ?? new Set()
    callbacks.set(name, calls.add(call))
    return () => void calls.delete(call)
  }, [])
}

export const pageModule = {
  ...taroModule,
  useRouter: () => opened,
  useDidShow: hook('show'),
  useDidHide: hook('hide'),
  useReachBottom: hook('end'),
  usePullDownRefresh: hook('pull'),
  useShareAppMessage: hook('share'),
  usePageScroll: () => undefined,
}

/** Sets the address that the next page is opened at. */
export function openAt(path: string, params: Record<string, string>): void {
  opened = { path: `/${path}`, params }
}

/** The host tells the page that something happened; answers what the page said last. */
export function happen(name: Hook): unknown {
  let said: unknown
  act(() => {
    for (const call of callbacks.get(name) ?? []) said = call()
  })
  return said
}
