import type { Logs } from '../../sandbox/devtools/hosts/protocol'

/**
 * What a screen may send to its renderer in one setData, in bytes of UTF-8 JSON. The bridge holds up the taps of the customer meanwhile. The
 * limit of any update is in the host's own `limits.ts`.
 */

/** The update that follows a tap on a control. */
export const tapBytes = 2 * 1024

/** The update that follows a tap on the switch of the language, which replaces every text of the screen. */
export const languageBytes = 4 * 1024

/** An update of a list of very many rows. */
export const rowsBytes = 10 * 1024

/** The updates over a limit, each with what it sets. */
export const heavier = (setData: Logs['setData'], limit: number): string[] =>
  setData
    .filter(({ bytes }) => bytes > limit)
    .map(({ page, bytes, keys }) => `${page} ${bytes} bytes: ${keys.join(' ')}`)
