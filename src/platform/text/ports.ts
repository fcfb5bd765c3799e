/** How much larger than usual the host or the system draws texts: 1 is usual, also where none is known. */
export type HostTextScale = () => number

/** Sets the class of what is outside of our screens, such as the tabs, in place of the one that was set before; an empty one sets none. */
export type SetBodyClass = (name: string) => void
