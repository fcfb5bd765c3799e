import type { BrightnessPort } from './ports'

/** A browser does not let a page change the screen. */
export const brightness: BrightnessPort = { works: false, raise: async () => () => undefined }
