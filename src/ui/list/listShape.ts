import type { PartRange } from './mountedParts'

/** Parts in a section of a long list; an empty section is one element, so that 10 000 rows leave a page with few nodes. */
const partsOfSection = 12

/** About how high a part is, in px of the design: most of a screen. A higher one could exceed 10 KB together with new rows that arrive at the same time. */
const partHeight = 600

/** Number of lines in a part, between 2 and 8. @param estimate about how high a line is, in px of the design */
export const linesOfPart = (estimate: number): number => Math.min(8, Math.max(2, Math.round(partHeight / estimate)))

/** The sections of a list of so many parts, each as the range of its parts. */
export function sectionsOf(parts: number): PartRange[] {
  return Array.from({ length: Math.ceil(parts / partsOfSection) }, (_, section) => {
    const first = section * partsOfSection
    return { first, end: Math.min(parts, first + partsOfSection) }
  })
}

/** The parts of a range, each as a range of its own. */
export const partsIn = ({ first, end }: PartRange): PartRange[] =>
  Array.from({ length: end - first }, (_, index) => ({ first: first + index, end: first + index + 1 }))

/** The first entry of each group of `size`. */
export const everyFirst = <T>(entries: readonly T[], size: number): T[] =>
  entries.filter((_, index) => index % size === 0)
