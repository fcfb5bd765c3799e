import type { FurtherIllustration } from './Illustration'
import './firstUse.scss'

/** The customer has nothing here yet: the first use is still to come. */
export const firstUse: FurtherIllustration = { name: 'first-use' }
