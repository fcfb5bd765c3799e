interface WindowInput {
  /** Rows in the whole list. */
  count: number
  columns: number
  /** Position of each line, counted from the start of the list; the last entry is the end of the list. Px of the screen. */
  tops: readonly number[]
  /** How far the page has been scrolled, in px of the screen. */
  scrollTop: number
}

/** Which rows of a long list are mounted, and how much empty space replaces the others. */
interface ListWindow {
  first: number
  /** Index after the last mounted row. */
  end: number
  /** Heights of the empty space above and below the mounted rows, in px of the screen. */
  before: number
  after: number
}

/** Smallest number of mounted rows. Each change of the window sends all of them to a mini-program's view, where 50 KB is the usual limit. */
const fewest = 24

/** Largest number of mounted rows, for rows of small height: more would give the page too many nodes. */
const most = 60

/** Height that the mounted rows cover, unless `most` prevents it, in px of the screen: more than twice the height of a tall phone. */
const covered = 2400

/**
 * The rows around the visible part of the list. A third of the window lies above the scroll position; this also covers content above the
 * list on the page. The window moves in steps of a sixth of its size, so that most scroll events change nothing.
 */
export function windowOf({ count, columns, tops, scrollTop }: WindowInput): ListWindow {
  const lines = tops.length - 1
  const height = tops[lines] ?? 0
  if (lines < 1) return { first: 0, end: 0, before: 0, after: 0 }
  const needed = Math.ceil((covered * lines) / height) * columns
  const shown = Math.floor(Math.min(most, Math.max(fewest, needed)) / columns)
  const step = Math.floor(shown / 6)
  const atLine = Math.floor(lineAt(tops, scrollTop) / step) * step
  const firstLine = Math.max(0, Math.min(atLine - Math.floor(shown / 3), lines - shown))
  const endLine = Math.min(lines, firstLine + shown)
  return {
    first: firstLine * columns,
    end: Math.min(count, endLine * columns),
    before: tops[firstLine] ?? 0,
    after: height - (tops[endLine] ?? height),
  }
}

/** Index of the last line that begins at or above a position; past the end the last line. */
function lineAt(tops: readonly number[], place: number): number {
  let [low, high] = [0, tops.length - 2]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}
