/** Heights of the lines of a list: measured ones by the key of their first row, and a usual one for all others. All in px of the screen. */
export class LineHeights {
  private readonly known = new Map<string, number>()
  private usual: number | undefined

  /** Where each line begins, and as the last entry where the list ends. @param estimate for each line before anything is measured */
  tops(keys: readonly string[], estimate: number): number[] {
    const tops = [0]
    let top = 0
    for (const key of keys) {
      top += this.known.get(key) ?? this.usual ?? estimate
      tops.push(top)
    }
    return tops
  }

  /**
   * Takes the measured heights of the mounted lines; answers whether any height is another than before.
   * The first measure sets the usual height. It then follows the average only while every line above is measured: otherwise the space
   * above would change, and the list jump.
   * @param keys of all lines
   * @param firstLine the first one mounted
   */
  take(keys: readonly string[], firstLine: number, heights: readonly number[]): boolean {
    const before = this.tops(keys, 0)
    heights.forEach((height, place) => {
      const key = keys[firstLine + place]
      if (key !== undefined) this.known.set(key, height)
    })
    const isStable = keys.slice(0, firstLine).every((key) => this.known.has(key))
    if (this.usual === undefined || isStable) this.usual = average([...this.known.values()])
    return this.tops(keys, 0).some((top, line) => Math.abs(top - (before[line] ?? 0)) >= 1)
  }
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
