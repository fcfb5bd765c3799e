/** Calls the listener whenever the host's network connection is lost or restored; returns how to stop listening. */
export type WatchNetwork = (onChange: (online: boolean) => void) => () => void
