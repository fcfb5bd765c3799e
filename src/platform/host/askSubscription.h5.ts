import type { AskSubscription } from './ports'

/** Browsers and the native app have no such messages. */
export const askSubscription: AskSubscription = async () => 'none'
