interface WindowInput {
  /** Number of rows in each part of the list; the last part may have fewer. */
  size: number
  /** Position of each part, counted from the start of the list; the last entry is the end of the list. Px of the screen. */
  tops: readonly number[]
  /** How far the page has been scrolled, in px of the screen. */
  scrollTop: number
}

/** Which parts of a long list are to be mounted. */
interface ListWindow {
  first: number
  /** Index after the last part of the window. */
  end: number
  /** Index of the part at the scroll position. */
  seen: number
}

/** Smallest number of mounted rows. */
const fewest = 24

/** Largest number of mounted rows, for rows of small height: more would give the page too many nodes. */
const most = 60

/** Height that the mounted rows cover, unless `most` prevents it, in px of the screen: more than twice the height of a tall phone. */
const covered = 2400

/**
 * The parts around the visible part of the list. A third of the window lies above the scroll position; this also covers content above the
 * list on the page. The window moves in steps of a sixth of its size, so that most scroll events change nothing.
 */
export function windowOf({ size, tops, scrollTop }: WindowInput): ListWindow {
  const parts = tops.length - 1
  const height = tops[parts] ?? 0
  if (parts < 1) return { first: 0, end: 0, seen: 0 }
  const needed = Math.ceil((covered * parts) / height) * size
  const shown = Math.floor(Math.min(most, Math.max(fewest, needed)) / size)
  const step = Math.max(1, Math.floor(shown / 6))
  const seen = partAt(tops, scrollTop)
  const from = Math.floor(seen / step) * step
  const first = Math.max(0, Math.min(from - Math.floor(shown / 3), parts - shown))
  return { first, end: Math.min(parts, first + shown), seen }
}

/** Index of the last part that begins at or above a position; past the end the last part. */
function partAt(tops: readonly number[], index: number): number {
  let [low, high] = [0, tops.length - 2]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= index) low = middle
    else high = middle - 1
  }
  return low
}
