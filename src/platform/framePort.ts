/** Room that the host takes at the top of a page, in px: status bar, bar height, and what its own buttons cover. */
export interface FrameRoom {
  statusBar: number
  bar: number
  /** Width on the right covered by the host's capsule. */
  right: number
  /** Width on the left covered by the host's own back button. */
  left: number
}
