interface WindowInput {
  /** Rows in the whole list. */
  count: number
  columns: number
  /** Where each line begins, from the list's start, and as the last entry where the list ends; px of the screen. */
  tops: readonly number[]
  /** How far the page has been scrolled, in px of the screen. */
  scrollTop: number
}

/** Which rows of a long list are mounted, and how much empty space stands in for the others. */
interface ListWindow {
  first: number
  /** After the last one. */
  end: number
  /** Heights of the empty space above and below the mounted rows, in px of the screen. */
  before: number
  after: number
}

/** A move of the window sends all mounted rows to a mini-program's view, which takes 50 KB at a time; high rows need no more. */
const fewest = 24

/** Low rows need more of them to fill the screen; past this number a page gets too many nodes. */
const most = 60

/** Height that the mounted rows cover where `most` allows it, in px of the screen: more than twice the height of a tall phone. */
const covered = 2400

/**
 * The part of a list around what is on the screen: a third of the window lies above. It moves by whole steps of a sixth,
 * so that scrolling redraws seldom. What stands over the list on the page is covered by that third.
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

/** The last line that begins at or above a place of the list; past the end the last line. */
function lineAt(tops: readonly number[], place: number): number {
  let [low, high] = [0, tops.length - 2]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}
