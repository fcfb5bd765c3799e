import { createContext, useContext } from 'react'

/** What every screen's frame must know of the app; `app.tsx` provides it. All of it is observable. */
export interface AppFrame {
  hasLogin(): boolean
  /** How many customers have gone: what a screen holds of one is not for the next (U3). */
  endedSessions(): number
  isOnline(): boolean
  /** Customer-service mode. */
  isCustomer(): boolean
  consent: { answer: 'unasked' | 'accepted' | 'refused' | 'waiting'; accept(): void; refuse(): void; ask(): void }
}

export const AppContext = createContext<AppFrame | undefined>(undefined)

/** The frame of the running app. Throws outside of it, which is a mistake of ours. */
export function useApp(): AppFrame {
  const frame = useContext(AppContext)
  if (!frame) throw new Error('wrap the screen in <AppContext.Provider>')
  return frame
}
