/**
 * A count with its noun in English: `1 coin`, `2 coins`, `1 person`, `2 people`. The only place that decides between one and several. A count
 * that is not known yet is the name of its place, such as `{number}`.
 */
export const counted = (count: number | string, one: string, several = `${one}s`): string =>
  `${count} ${Number(count) === 1 ? one : several}`

/** How often something comes, in English, behind "every" or a stroke: `month`, `3 months`. */
export const interval = (count: number, one: string): string => (count === 1 ? one : counted(count, one))
