import type { ScreenSample } from './sample'

/** Screens of one subject with what they show. */
export const renewalScreens: readonly ScreenSample[] = []
