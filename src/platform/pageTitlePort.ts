/** Sets the title of the current page for the host: a browser's tab, the list of recent apps, a shared card. */
export type SetPageTitle = (title: string) => void
