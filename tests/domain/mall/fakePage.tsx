import { observable, runInAction } from 'mobx'
import { act, type FunctionComponent, type ReactNode } from 'react'
import { AppContext, type AppFrame } from '@/shell/AppContext'
import { FirstLoad } from '@/shell/FirstLoad'
import { draw } from '../../ui/hostComponents'
import { happen, openAt } from './fakeHooks'

type ScreenProps = Parameters<typeof FirstLoad>[0] & { footer?: ReactNode }

/** A screen without its frame. Use: `jest.mock('@/shell/Screen', () => jest.requireActual('./fakePage').screenModule)`. */
export const screenModule = {
  Screen: ({ footer, skeleton = 'list', ...rest }: ScreenProps) => (
    <>
      <FirstLoad skeleton={skeleton} {...rest} />
      {footer}
    </>
  ),
}

const state = observable({ hasLogin: false, departures: 0 })
const frame: AppFrame = {
  hasLogin: () => state.hasLogin,
  departures: () => state.departures,
  isOnline: () => true,
  isCustomer: () => false,
  consent: { answer: 'accepted', accept: () => undefined, refuse: () => undefined, ask: () => undefined },
}

/** Signs a customer in, or the one who is here out. */
export const sign = (way: 'in' | 'out') =>
  act(() =>
    runInAction(() => {
      state.hasLogin = way === 'in'
      if (way === 'out') state.departures += 1
    }),
  )

/** Lets calls be answered, and the page be drawn with the answers. */
export const settle = () => act(() => new Promise<void>((done) => setTimeout(done)))

/** Opens a page at its address and shows it; `settle` lets its first calls be answered. */
export function openPage(Page: FunctionComponent, path: string, params: Record<string, string> = {}): HTMLElement {
  openAt(path, params)
  const box = draw(
    <AppContext.Provider value={frame}>
      <Page />
    </AppContext.Provider>,
  )
  happen('show')
  return box
}
