/** Space that the host occupies at the top of a page. Lengths of styles are texts: a browser alone knows how high its notch is. */
export interface FrameRoom {
  /** Height of the status bar or the notch over the page, as a length of a style. */
  top: string
  /** Height of the page's own bar under it, in px. */
  bar: number
  /** Height of both, as a length of a style. */
  height: string
  /** Width on the right under the host's capsule, in px. */
  right: number
  /** Width on the left under the host's own back button, in px. */
  left: number
}

/** How far a page with the host's own bar begins under the top of its window, as a length of a style. Without such a bar it is 0. */
export type WindowTop = string
