/** A page of the outside, by an address that has been checked. */
export interface WebFrameProps {
  url: string
  /** What a screen reader says of it. */
  title: string
}
