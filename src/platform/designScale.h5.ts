import type { DesignScale } from './designScalePort'

/** The build writes the design's px as rem, 20 to one. */
export const designScale: DesignScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 20
