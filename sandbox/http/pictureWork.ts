import pLimit from 'p-limit'

/** Pictures that are decoded at the same time: each takes a thread and up to four bytes for each pixel. */
const AT_ONCE = 2

/** Pictures that may wait for their turn; a few seconds each. */
const MOST_WAITING = 20

/** There are too many pictures before this one. */
export class TooManyPictures extends Error {}

const inTurn = pLimit(AT_ONCE)

/** Decodes or encodes a picture once it is its turn, so that many at once cannot use up memory and threads. Rejects with TooManyPictures. */
export function workOnPicture<T>(work: () => Promise<T>): Promise<T> {
  if (inTurn.pendingCount >= MOST_WAITING) return Promise.reject(new TooManyPictures())
  return inTurn(work)
}
