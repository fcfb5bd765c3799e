import type { FrameRoom, WindowTop } from './framePort'

/** Of the notch, where the native app has hidden its own bar; everywhere else a browser draws nothing over the page. */
const notch = 'env(safe-area-inset-top, 0px)'
const withNotch = `calc(${notch} + 44px)`

/** The bar begins under a notch. */
export const frameRoom = (): FrameRoom => ({ top: notch, bar: 44, height: withNotch, right: 0, left: 0 })

/** The page draws its own back button. */
export const drawsBack = true

/** Taro's bar for browsers lies over the page, as high as this. */
export const windowTop: WindowTop = withNotch
