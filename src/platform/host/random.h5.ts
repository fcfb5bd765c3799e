import type { RandomPort } from './ports'

/** Bytes of the browser. */
export const randomBytes: RandomPort = async (count) => Array.from(window.crypto.getRandomValues(new Uint8Array(count)))
