/**
 * Reports the heights of elements once they are on the screen.
 * @param className class that only these elements have
 * @param onHeights receives one height per element, in their order, in px of the screen; H5 calls it again when the heights change
 * @returns ends the measurement: `onHeights` is not called any more
 */
export type WatchHeights = (className: string, onHeights: (heights: readonly number[]) => void) => () => void
