import type { SetStatusText } from './ports'

/** Does nothing: the page of a browser does not lie under the time and the battery. */
export const setStatusText: SetStatusText = () => undefined
