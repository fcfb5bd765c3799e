/** What the host's own bar says: its title, and what its buttons do. */
export interface HostBarWords {
  title: string
  back: string
  home: string
  /** The native app shows its own bar. */
  isHidden: boolean
}

/** Words of the host's own bar, in the language of the app. */
export type NameHostBar = (words: HostBarWords) => void
