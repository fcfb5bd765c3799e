import type { SetStatusText } from './ports'

/** Does nothing: Alipay chooses the colour by itself. */
export const setStatusText: SetStatusText = () => undefined
