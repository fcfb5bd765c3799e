export interface DocumentViewPort {
  /** The host shows a file without a tap; a browser opens a window only from one. */
  opensAtOnce: boolean
  /** The customer can have the file beside seeing it; the host's viewer saves or sends it otherwise. */
  offersFile: boolean
  /** Shows a PDF that was downloaded; false where the host could not. */
  show(path: string): Promise<boolean>
}
