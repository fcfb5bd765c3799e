/** Sets the texts of the tabs, first tab first. */
export type SetTabWords = (words: readonly string[]) => void

/** Shows or hides the tab bar; a hidden one cannot be tapped. */
export type ShowTabs = (shown: boolean) => void
