/** Heights of the lines of a list, in px of the screen: the measured ones by the key of their first row, and an average for all others. */
export class LineHeights {
  private readonly known = new Map<string, number>()
  private averageHeight: number | undefined

  /** Position of each line; the last entry is the end of the list. @param estimate height of a line before the first measurement */
  tops(keys: readonly string[], estimate: number): number[] {
    const tops = [0]
    let top = 0
    for (const key of keys) {
      top += this.known.get(key) ?? this.usual(estimate)
      tops.push(top)
    }
    return tops
  }

  /** Height of a line that is not measured. @param estimate height before the first measurement */
  usual(estimate: number): number {
    return this.averageHeight ?? estimate
  }

  /** What some lines take up: the sum of the measured heights, and the number of the other lines. */
  space(keys: readonly string[]): { known: number; unknown: number } {
    const known = keys.flatMap((key) => this.known.get(key) ?? [])
    return { known: known.reduce((sum, one) => sum + one, 0), unknown: keys.length - known.length }
  }

  /**
   * Stores the measured heights of the mounted lines; returns whether any line moved by 1 px or more.
   * The average changes only while all lines above the mounted ones are measured: otherwise the space above would change and the list
   * would jump. The first measurement always replaces the estimate.
   * @param keys of all lines
   * @param firstLine index of the first mounted line
   */
  take(keys: readonly string[], firstLine: number, heights: readonly number[]): boolean {
    const before = this.tops(keys, 0)
    heights.forEach((height, index) => {
      const key = keys[firstLine + index]
      if (key !== undefined) this.known.set(key, height)
    })
    const isStable = keys.slice(0, firstLine).every((key) => this.known.has(key))
    if (this.averageHeight === undefined || isStable) this.averageHeight = average([...this.known.values()])
    return this.tops(keys, 0).some((top, line) => Math.abs(top - (before[line] ?? 0)) >= 1)
  }
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
