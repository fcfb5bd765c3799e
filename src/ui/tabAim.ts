import type { UseTabAim } from './tabAimPort'

/** The host moves the row by itself. */
export const useTabAim: UseTabAim = (id) => (id ? { scrollIntoView: id, scrollIntoViewAlignment: 'center' } : {})
