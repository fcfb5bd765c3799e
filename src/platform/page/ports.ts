/**
 * Calls back once the view has taken over what was last rendered. Call it in a layout effect: a mini-program's update is under way then.
 * @returns cancels the call
 */
export type AfterUpdate = (run: () => void) => () => void

/** How many px of the screen correspond to one px of the 375-wide design. */
export type DesignScale = () => number

/** Sets the language of the host's page, such as `zh-CN`. */
export type SetDocumentLanguage = (language: string) => void

/** Calls once the host has nothing more urgent to do, after two seconds at the latest. */
export type IdleMoment = (run: () => void) => void

/**
 * Reports the heights of elements once they are on the screen.
 * @param className class that only these elements have
 * @param onHeights receives one height per element, in their order, in px of the screen; H5 calls it again when the heights change
 * @returns ends the measurement: `onHeights` is not called any more
 */
export type WatchHeights = (className: string, onHeights: (heights: readonly number[]) => void) => () => void

/** Calls the listener whenever an address without a page is opened. A mini-program's host accepts another page in its place only while the call runs. */
export type WatchMissingPages = (onMissing: () => void) => void

/** Sets the title of the current page for the host: a browser's tab, the list of recent apps, a shared card. */
export type SetPageTitle = (title: string) => void

/** The screen in CSS pixels, and the version of the operating system; 0 and empty where the host does not give them. */
export interface ScreenFacts {
  width: number
  height: number
  osVersion: string
}

/** Sets the texts of the tabs, first tab first. */
export type SetTabWords = (words: readonly string[]) => void

/** Shows or hides the tab bar; a hidden one cannot be tapped. */
export type ShowTabs = (shown: boolean) => void

/**
 * Shows one line over the page; it stays when the next page opens. @param duration milliseconds: 2 000, or 3 000 for assist and a failed
 * create-and-pay
 */
export type ShowToast = (text: string, duration?: number) => void

/** Given the word of a button that closes, what is shown stays until the customer closes it; without one it ends by itself. */
export type KeepToasts = (close: string | undefined) => void
