/** Space that the host occupies at the top of a page, in px: status bar, bar height, and the area of its own buttons. */
export interface FrameRoom {
  statusBar: number
  bar: number
  /** Width on the right under the host's capsule. */
  right: number
  /** Width on the left under the host's own back button. */
  left: number
}

/** How far a page with the host's own bar begins under the top of its window, in px. Without such a bar it is 0. */
export type WindowTop = number
