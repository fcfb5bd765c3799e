import type { FindBridge } from './bridgePort'

/** No native app of ours shows a mini-program, so there is no bridge. */
export const findBridge: FindBridge = () => undefined
