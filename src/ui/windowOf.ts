interface WindowInput {
  /** Rows in the whole list. */
  count: number
  columns: number
  /** Height of one line, gap included, in px of the screen. */
  lineHeight: number
  /** How far the page has been scrolled, in px of the screen. */
  scrollTop: number
  /** Most rows that may be mounted. */
  limit: number
}

/** Which rows of a long list are mounted, and how many lines of empty space stand in for the others. */
interface ListWindow {
  first: number
  /** After the last one. */
  end: number
  linesBefore: number
  linesAfter: number
}

/**
 * The part of a list around what is on the screen: a third of the window lies above. It moves by whole steps of a sixth,
 * so that scrolling redraws seldom. What stands over the list on the page is covered by that third.
 */
export function windowOf({ count, columns, lineHeight, scrollTop, limit }: WindowInput): ListWindow {
  const lines = Math.ceil(count / columns)
  const shown = Math.max(1, Math.floor(limit / columns))
  const step = Math.max(1, Math.floor(shown / 6))
  const atLine = Math.floor(Math.max(0, scrollTop) / lineHeight / step) * step
  const firstLine = Math.max(0, Math.min(atLine - Math.floor(shown / 3), lines - shown))
  const endLine = Math.min(lines, firstLine + shown)
  return {
    first: firstLine * columns,
    end: Math.min(count, endLine * columns),
    linesBefore: firstLine,
    linesAfter: lines - endLine,
  }
}
