import type { FrameRoom, WindowTop } from './framePort'

/** A browser draws nothing over the page. */
export const frameRoom = (): FrameRoom => ({ statusBar: 0, bar: 44, right: 0, left: 0 })

/** The page draws its own back button. */
export const drawsBack = true

/** Taro's bar for browsers lies over the page, as high as this. */
export const windowTop: WindowTop = 44
