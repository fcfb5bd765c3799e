import type { SetPageTitle } from './pageTitlePort'

/** Alipay would draw it over the page's own bar. */
export const setPageTitle: SetPageTitle = () => undefined
