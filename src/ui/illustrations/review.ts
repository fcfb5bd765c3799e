import type { FurtherIllustration } from './Illustration'
import './review.scss'

/** An application is under review. */
export const review: FurtherIllustration = { name: 'review' }
