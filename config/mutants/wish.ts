/** What a command line asks for. */
export interface Wish {
  /** Names that select mutants; none selects all. */
  names: string[]
  part?: { part: number; of: number }
  /** Only those whose guard or test has changed. */
  changed: boolean
  /** After so many minutes no other is begun, and what is running ends. */
  minutes?: number
}

/** Reads a command line: `P4 U2-gate`, `--part=3/24`, `--changed --minutes=2`. Throws where an option is none of these. */
export function readWish(args: readonly string[]): Wish {
  const wish: Wish = { names: [], changed: false }
  for (const arg of args) {
    const [, part, of] = (/^--part=(\d+)\/(\d+)$/.exec(arg) ?? []).map(Number)
    const minutes = /^--minutes=(\d+(?:\.\d+)?)$/.exec(arg)?.[1]
    if (part !== undefined && of !== undefined && part >= 1 && part <= of) wish.part = { part, of }
    else if (minutes !== undefined) wish.minutes = Number(minutes)
    else if (arg === '--changed') wish.changed = true
    else if (!arg.startsWith('-')) wish.names.push(arg)
    else throw new Error(`${arg} is none of --part=1/24, --changed, --minutes=2`)
  }
  return wish
}
