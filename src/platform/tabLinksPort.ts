/** Handles taps on the tab bar where the app has to open the tab itself. @param onTap receives the position of the tab, from 0 */
export type TakeTabTaps = (onTap: (index: number) => void) => void
