/** How a host gives a downloaded file to the customer: into the browser's downloads, into a chat, or as text in the clipboard. */
type HandWay = 'save' | 'share' | 'copy'

export interface SaveFilePort {
  way: HandWay
  /** Gives a text file to the customer, from a tap, as hosts demand; false where the host or the customer refused. */
  hand(path: string, name: string): Promise<boolean>
  /** Removes the downloaded file, which holds personal data (U3). */
  forget(path: string): void
}
