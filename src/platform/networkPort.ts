/** Tells whenever the host's network comes or goes, and answers how to stop listening. */
export type WatchNetwork = (onChange: (online: boolean) => void) => () => void
