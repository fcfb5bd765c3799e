import type { RandomPort } from './randomPort'

/** Bytes of the browser. */
export const randomBytes: RandomPort = async (count) => Array.from(window.crypto.getRandomValues(new Uint8Array(count)))
