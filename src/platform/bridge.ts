import type { FindBridge } from './bridgePort'

/** A mini-program runs in no native app of ours. */
export const findBridge: FindBridge = () => undefined
