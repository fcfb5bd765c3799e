import { observable, runInAction } from 'mobx'
import { act } from 'react'
import type { AppFrame } from '@/shell/AppContext'

/** The state that the app's frame reports; a test changes it with `set`. */
export const state = observable({
  hasLogin: false,
  isLoginPaused: false,
  hasNativeBar: false,
  endedSessions: 0,
  online: true,
  answer: 'accepted' as AppFrame['consent']['answer'],
})

/** Changes that state and lets the page render it. */
export const set = (next: Partial<typeof state>): void => act(() => void runInAction(() => Object.assign(state, next)))

/** A frame as `app.tsx` provides it. */
export const frame: AppFrame = {
  hasLogin: () => state.hasLogin,
  isLoginPaused: () => state.isLoginPaused,
  endedSessions: () => state.endedSessions,
  isOnline: () => state.online,
  hasNativeBar: () => state.hasNativeBar,
  isCustomer: () => false,
  consent: {
    get answer() {
      return state.answer
    },
    accept: () => set({ answer: 'accepted' }),
    refuse: () => set({ answer: 'refused' }),
    ask: () => {
      if (state.answer === 'refused') set({ answer: 'unasked' })
    },
  },
}
