import { createContext, useContext } from 'react'

/** App state that every screen's frame needs; `app.tsx` provides it. All of it is observable. */
export interface AppFrame {
  hasLogin(): boolean
  /** A customer's login is known and not in force yet: until it is, pages that need one stay closed without asking for another (D-12, D-19). */
  isLoginPaused(): boolean
  /** Number of customers who have left: a screen must not keep the data of one customer for the next (U3). */
  endedSessions(): number
  isOnline(): boolean
  /** The native app shows its bar over the page, which then draws none of its own (D-26). */
  hasNativeBar(): boolean
  /** Customer-service mode. */
  isCustomer(): boolean
  consent: { answer: 'unasked' | 'accepted' | 'refused' | 'waiting'; accept(): void; refuse(): void; ask(): void }
}

export const AppContext = createContext<AppFrame | undefined>(undefined)

/** The frame of the running app. Throws outside of it, which is a programming error. */
export function useApp(): AppFrame {
  const frame = useContext(AppContext)
  if (!frame) throw new Error('wrap the screen in <AppContext.Provider>')
  return frame
}
