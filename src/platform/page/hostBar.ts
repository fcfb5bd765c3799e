import type { NameHostBar } from './hostBarPort'

/** Does nothing: the host draws the title that every page sets, and names its buttons itself. */
export const nameHostBar: NameHostBar = () => undefined
