/**
 * Tells the heights of elements once they are on the screen.
 * @param className class that these elements alone carry
 * @param onHeights gets one height per element, in their order, in px of the screen; H5 calls it again when the heights change
 * @returns ends the watch: `onHeights` is not called any more
 */
export type WatchHeights = (className: string, onHeights: (heights: readonly number[]) => void) => () => void
