import { act, type ChangeEvent, useEffect, useRef } from 'react'
import { taroModule as host } from '../request/fakeHost'
import { taroModule as navigation } from '../routes/fakeNavigation'
import { components as plain } from '../ui/hostComponents'

/**
 * A host of pages whose network, storage and page stack belong to the test. Use:
 * `jest.mock('@tarojs/taro', () => jest.requireActual('…/pageHost').taroModule)`, and `.components` for `@tarojs/components`.
 */

type HookName = 'show' | 'hide'

const callbacks = new Map<HookName, Set<() => void>>()
let address: { path: string; params: Record<string, string | undefined> } = { path: '/', params: {} }

/** Says where the next page is opened. */
export function openAt(next: typeof address): void {
  address = next
}

const hook = (name: HookName) => (callback: () => void) => {
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => {
    const call = () => latest.current()
    callbacks.set(name, (callbacks.get(name) ?? new Set()).add(call))
    return () => void callbacks.get(name)?.delete(call)
  }, [])
}

/** The page comes to the front, or is covered. */
export const happen = (name: HookName): void =>
  act(() => {
    for (const call of callbacks.get(name) ?? []) call()
  })

export const taroModule = {
  __esModule: true,
  default: { ...host.default, ...navigation.default },
  useRouter: () => address,
  useDidShow: hook('show'),
  useDidHide: hook('hide'),
  usePageScroll: () => undefined,
  usePullDownRefresh: () => undefined,
  useReachBottom: () => undefined,
  useShareAppMessage: () => undefined,
}

interface InputGiven {
  value: string
  onInput(event: { detail: { value: string } }): void
}

/** The host's components; its text field tells in `detail` what was typed. */
export const components = {
  ...plain,
  Input: ({ value, onInput }: InputGiven) => (
    <input
      value={value}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onInput({ detail: { value: target.value } })}
    />
  ),
}
