/** Brightness of the screen, where the host lets a page change it. */
export interface BrightnessPort {
  /** Sets the screen to full brightness and keeps it on; the returned function restores the old state. Never rejects. */
  raise(): Promise<() => void>
  /** Whether this host supports it. */
  readonly works: boolean
}
