import type { TakeTabTaps } from './ports'

/** Mini-programs draw their own tab bar and switch its tabs. */
export const takeTabTaps: TakeTabTaps = () => undefined
