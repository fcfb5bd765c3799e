import type { SetStatusText } from './statusTextPort'

/** Does nothing: the page of a browser does not lie under the time and the battery. */
export const setStatusText: SetStatusText = () => undefined
