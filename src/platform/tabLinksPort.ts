/** Takes taps on the tab bar where the app has to open the tab itself. @param onTap told the place of the tab, from 0 */
export type TakeTabTaps = (onTap: (place: number) => void) => void
