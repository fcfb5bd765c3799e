import type { SetPageTitle } from './ports'

/** Does nothing: Alipay would draw the title over the page's own bar. */
export const setPageTitle: SetPageTitle = () => undefined
