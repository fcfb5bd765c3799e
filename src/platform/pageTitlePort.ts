/** Tells the host the title of the page on the screen: a browser's tab, the list of recent apps, a shared card. */
export type SetPageTitle = (title: string) => void
