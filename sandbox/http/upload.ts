/** A file that came with a call. */
export interface Upload {
  fileName: string
  bytes: Buffer
  /** By the bytes themselves, whatever the name says. */
  type: 'png' | 'jpeg' | 'webp' | 'mp4' | 'unknown'
}
