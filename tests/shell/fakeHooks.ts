import { act } from 'react'

/** The host's page hooks. Use: `jest.mock('@tarojs/taro', () => ({ …, ...jest.requireActual('./fakeHooks').hooks }))`. */

/** Callbacks of the page in front, by the name of their hook. */
const callbacks = new Map<string, Set<(event?: unknown) => unknown>>()

/** What the host says of the page in front; a test changes it before it draws. */
export const router: { path: string; params: Record<string, string> } = { path: '/', params: {} }

function hook(name: string) {
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

export const hooks = {
  useRouter: () => router,
  useDidShow: hook('show'),
  useDidHide: hook('hide'),
  usePageScroll: hook('scroll'),
  useReachBottom: hook('bottom'),
  usePullDownRefresh: hook('pull'),
  useShareAppMessage: hook('share'),
}

/** Lets the host say that something happened to the page in front; answers what the page said to it. */
export function happen(name: 'show' | 'hide' | 'scroll' | 'bottom' | 'pull' | 'share', event?: unknown): unknown[] {
  const answers: unknown[] = []
  act(() => {
    for (const call of callbacks.get(name) ?? []) answers.push(call(event))
  })
  return answers
}
