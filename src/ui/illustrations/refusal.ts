import type { FurtherIllustration } from './Illustration'
import './refusal.scss'

/** An application or a person's proof was refused. */
export const refusal: FurtherIllustration = { name: 'refusal' }
