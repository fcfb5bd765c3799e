/** Writes the words under the tabs, first tab first. */
export type SetTabWords = (words: readonly string[]) => void

/** Shows the tab bar, or takes it away with its taps. */
export type ShowTabs = (shown: boolean) => void
