/** Brightness of the screen, where the host lets a page change it. */
export interface BrightnessPort {
  /** Makes the screen as bright as it can be and keeps it on; the answer puts it back. Never rejects. */
  raise(): Promise<() => void>
  /** Whether this host can do it at all. */
  readonly works: boolean
}
