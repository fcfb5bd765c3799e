import { taroModule as network } from '@tests/request/fakeHost'
import { taroModule as navigation } from '@tests/routes/fakeNavigation'
import { act } from 'react'

/**
 * A host with pages: its page hooks, page stack, network and storage belong to the test. Use:
 * `jest.mock('@tarojs/taro', () => jest.requireActual('…/shell/fakeHooks').taroModule)`.
 */

type Hook = 'show' | 'hide' | 'scroll' | 'bottom' | 'pull' | 'share'

/** Callbacks of the page in front, by the name of their hook. */
const callbacks = new Map<Hook, Set<(event?: unknown) => unknown>>()

/** Address of the page in front; a test sets it before it draws. */
export const router: { path: string; params: Record<string, string | undefined> } = { path: '/', params: {} }

function hook(name: Hook) {
  return (callback: (event?: unknown) => unknown) => {
    const { useEffect, useRef } = jest.requireActual<typeof import('react')>('react')
    const latest = useRef(callback)
    latest.current = callback
    useEffect(() => {
      const call = (event?: unknown) => latest.current(event)
      const calls = callbacks.get(name) ?? new Set()
      callbacks.set(name, calls.add(call))
      return () => void calls.delete(call)
    }, [])
  }
}

export const taroModule = {
  __esModule: true,
  default: { ...network.default, ...navigation.default, stopPullDownRefresh: () => undefined },
  useRouter: () => router,
  useDidShow: hook('show'),
  useDidHide: hook('hide'),
  usePageScroll: hook('scroll'),
  useReachBottom: hook('bottom'),
  usePullDownRefresh: hook('pull'),
  useShareAppMessage: hook('share'),
}

/** Calls a hook of the page in front as the host does; answers what the callbacks return. */
export function happen(name: Hook, event?: unknown): unknown[] {
  const answers: unknown[] = []
  act(() => {
    for (const call of callbacks.get(name) ?? []) answers.push(call(event))
  })
  return answers
}
