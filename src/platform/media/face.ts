import type { FacePort } from './facePort'

/** H5 and Douyin have no face check of their own that a mini-program may use. */
export const face: FacePort = { offered: false, verify: async () => ({ kind: 'failed' }) }
