/** A count with its noun in English: `1 coin`, `2 coins`, `1 person`, `2 people`. The only place that decides between one and several. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`

/** How often something comes, in English, behind "every" or a stroke: `month`, `3 months`. */
export const interval = (count: number, one: string): string => (count === 1 ? one : counted(count, one))
