import type { UrgentPicture } from './urgentPicturePort'

/** Mini-programs request pictures in their order, and would send the props for nothing. */
export const urgentPicture: UrgentPicture = {}
