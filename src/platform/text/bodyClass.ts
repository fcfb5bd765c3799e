import type { SetBodyClass } from './ports'

/** What is outside of our screens is the host's own in a mini-program. */
export const setBodyClass: SetBodyClass = () => undefined
