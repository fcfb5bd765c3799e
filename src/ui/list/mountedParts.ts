/** Parts of a list from `first` up to, but without, `end`. */
export interface PartRange {
  first: number
  end: number
}

/**
 * The mounted parts of a list after its next update: one part more on the way to the wanted ones, so that each setData of a mini-program is
 * small. Parts that are not wanted any more leave at once, which costs little.
 * @param seen index of the wanted part at the top of the screen; the nearest parts to it come first, below and above it in turn
 */
export function nextMounted(now: PartRange, wanted: PartRange, seen: number): PartRange {
  const first = Math.max(now.first, wanted.first)
  const end = Math.min(now.end, wanted.end)
  if (first >= end) return { first: seen, end: Math.min(seen + 1, wanted.end) }
  const growsDown = end < wanted.end && (first === wanted.first || end - seen - 1 <= seen - first)
  if (growsDown) return { first, end: end + 1 }
  return { first: Math.max(wanted.first, first - 1), end }
}

/** What of a list is mounted: the rows of some parts, as far as the list reached at the last update. */
export interface Mounted extends PartRange {
  count: number
}

/** The next update of a list: either its new rows in the mounted parts, or another part. */
export function nextUpdate(now: Mounted, count: number, wanted: PartRange, seen: number): Mounted {
  return now.count === count ? { ...nextMounted(now, wanted, seen), count } : { ...now, count }
}

/** Whether two ranges hold the same parts. */
export const isSameRange = (one: PartRange, other: PartRange): boolean =>
  one.first === other.first && one.end === other.end
