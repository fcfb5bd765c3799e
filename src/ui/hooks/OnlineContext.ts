import { createContext } from 'react'

/** Answers whether the device has a network connection; observable. The app provides it. */
export const OnlineContext = createContext<() => boolean>(() => true)
