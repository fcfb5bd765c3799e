import { observable, runInAction } from 'mobx'
import { act } from 'react'
import type { AppFrame } from '@/shell/AppContext'

/** What the frame of the running app says of it; a test changes it by `set`. */
export const state = observable({
  hasLogin: false,
  departures: 0,
  online: true,
  answer: 'accepted' as AppFrame['consent']['answer'],
})

/** Changes what the frame says, and lets the screen follow. */
export const set = (next: Partial<typeof state>): void => act(() => void runInAction(() => Object.assign(state, next)))

/** A frame as `app.tsx` provides it. */
export const frame: AppFrame = {
  hasLogin: () => state.hasLogin,
  departures: () => state.departures,
  isOnline: () => state.online,
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
