import { createContext } from 'react'

/** Whether the network is there, observable; the app provides it. */
export const OnlineContext = createContext<() => boolean>(() => true)
