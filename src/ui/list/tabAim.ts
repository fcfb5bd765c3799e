import type { UseTabAim } from './tabAimPort'

/** Mini-programs: the host's ScrollView scrolls to an element by its id. */
export const useTabAim: UseTabAim = (id) => (id ? { scrollIntoView: id } : {})
