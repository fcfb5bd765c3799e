import type { FirstPath } from './ports'

/** A browser loads the code of a page when the page is opened. */
export const firstPath: FirstPath = () => window.location.pathname
