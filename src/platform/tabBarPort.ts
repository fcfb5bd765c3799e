/** Writes the words under the tabs, first tab first. */
export type SetTabWords = (words: readonly string[]) => void
