/** Calls once the host has nothing more urgent to do, after two seconds at the latest. */
export type IdleMoment = (run: () => void) => void
