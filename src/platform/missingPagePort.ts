/** Calls the listener whenever an address without a page is opened. A mini-program's host accepts another page in its place only while the call runs. */
export type WatchMissingPages = (onMissing: () => void) => void
