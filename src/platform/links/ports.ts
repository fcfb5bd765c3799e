/** The path of the page that this visit starts with, while its code is still on the way; undefined where the code is on the device. */
export type FirstPath = () => string | undefined

/** Whether this host can show an address of another site within a page of the app. */
export type CanFrame = (url: string) => boolean

/** Takes what opens the screen that shows another site, for addresses that the host cannot open otherwise. */
export type TakeFrames = (show: (url: string) => void) => void

/** Opens an address outside the app. `copied`: the host cannot open it, so the address was copied; `refused`: copying failed too. */
export type OpenLink = (url: string) => Promise<'opened' | 'copied' | 'refused'>

/** The query that the app was opened with, every value as text; where the host shows an address, secrets are removed from it. */
export type TakeStartQuery = (secrets: readonly string[]) => Record<string, string>

/** Handles taps on the tab bar where the app has to open the tab itself. @param onTap receives the position of the tab, from 0 */
export type TakeTabTaps = (onTap: (index: number) => void) => void
