import type { SetStatusText } from './statusTextPort'

/** Does nothing: Alipay chooses the colour by itself. */
export const setStatusText: SetStatusText = () => undefined
