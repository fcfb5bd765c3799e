/** Props of a frame that shows an external page. */
export interface WebFrameProps {
  /** An address that has passed the check of outside links. */
  url: string
  /** Accessible name. */
  title: string
}
