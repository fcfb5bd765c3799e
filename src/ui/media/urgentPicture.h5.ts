import type { UrgentPicture } from './urgentPicturePort'

export const urgentPicture: UrgentPicture = { nativeProps: { fetchpriority: 'high' } }
