import type { DesignScale } from './ports'

/** The build converts the design's px to rem, 20 px to 1 rem. */
export const designScale: DesignScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 20
