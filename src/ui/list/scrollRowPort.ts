/** Props of a ScrollView that scrolls sideways, without a scroll bar where the host can hide it. */
export interface ScrollRow {
  /** Its content is laid out as in any other box. */
  plain: object
  /** It is itself a flex container, where the host has this. */
  flex: object
}
