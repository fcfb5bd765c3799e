import type { UseTabAim } from './tabAimPort'

/** Only WeChat's ScrollView can put the element in its middle. */
export const useTabAim: UseTabAim = (id) => (id ? { scrollIntoView: id, scrollIntoViewAlignment: 'center' } : {})
