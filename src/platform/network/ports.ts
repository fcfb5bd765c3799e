/** Calls the listener whenever the host's network connection is lost or restored; returns how to stop listening. */
export type WatchNetwork = (onChange: (online: boolean) => void) => () => void

/** Sets the colour in which the host writes the time and the battery, and after a space that of its own bar, where it draws one. */
export type SetStatusText = (colours: string) => void
