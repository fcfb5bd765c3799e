export interface ShareButtonProps {
  id: string
  /** What the host's own share is called; the page must be one that `shares`. */
  text: string
  /** What a browser does instead: it copies the link. */
  copyText: string
  /** The address inside the app that is shared, as its store gives it to the host. */
  address: string
  kind?: 'primary' | 'second'
}
