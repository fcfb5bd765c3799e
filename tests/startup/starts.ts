import { median, timesFloor } from '@tests/floor/measuring'
import { textTable } from '../../config/textTable'
import type { StartupBlock, StartupRecord } from '../../sandbox/devtools/hosts/protocol'

/** A block of more milliseconds than this delays a tap noticeably. */
const LONG = 50

/** How an app or page starts, as medians of several runs: milliseconds since the launch and bytes. */
export interface Start {
  firstDrawn: number
  content: number
  /** Size of the files that were evaluated before the content was drawn. */
  scripts: number
  modules: number
  /** Size of the modules that were evaluated before the content was drawn. */
  evaluated: number
  /** Blocks of more than 50 ms that occurred in at least half of the runs. */
  long: { name: string; ms: number; parts: string }[]
}

const sum = (items: readonly { bytes: number }[]) => items.reduce((total, { bytes }) => total + bytes, 0)

/** The medians of several starts of the same page. */
export function startOf(records: readonly StartupRecord[]): Start {
  const middle = (value: (record: StartupRecord) => number) => median(records.map(value))
  return {
    firstDrawn: middle(({ firstDrawn }) => firstDrawn),
    content: middle(({ content }) => content),
    scripts: middle(({ scripts }) => sum(scripts)),
    modules: middle(({ modules }) => modules.length),
    evaluated: middle(({ modules }) => sum(modules)),
    long: longBlocks(records),
  }
}

/** Long blocks of one run: the longest of each name, and tasks that no long block explains. */
function longOf({ blocks, tasks }: StartupRecord): StartupBlock[] {
  const long = blocks.filter(({ ms }) => ms > LONG)
  const unexplained = tasks.filter(
    ({ start, ms }) => !long.some((block) => block.start + block.ms > start && block.start < start + ms),
  )
  const longestFirst = [...long, ...unexplained].sort((one, other) => other.ms - one.ms)
  return longestFirst.filter(({ name }, index) => longestFirst.findIndex((other) => other.name === name) === index)
}

function longBlocks(records: readonly StartupRecord[]): Start['long'] {
  const found = records.flatMap(longOf).sort((one, other) => one.ms - other.ms)
  const names = [...new Set(found.map(({ name }) => name))]
  return names.flatMap((name) => {
    const its = found.filter((block) => block.name === name)
    const middle = its[Math.floor(its.length / 2)]
    if (!middle || its.length * 2 < records.length) return []
    const parts = Object.entries(middle.parts)
      .filter(([part, ms]) => part !== name && ms > 5)
      .sort(([, one], [, other]) => other - one)
      .map(([part, ms]) => `${part} ${ms.toFixed(0)}`)
    return [{ name, ms: middle.ms, parts: parts.join(', ') }]
  })
}

const kb = (bytes: number) => (bytes / 1024).toFixed(0)

/** The starts of a platform as text, each beside the floor's, with the long blocks below. */
export function startTable(platform: string, starts: Record<string, Start>): string {
  const { floor } = starts
  if (!floor) throw new Error(`${platform} was measured without its floor`)
  const ms = (value: number, base: number) => `${value.toFixed(0)} (${timesFloor(value, base)})`
  const rows = Object.entries(starts).map(([name, start]) => [
    `${platform} ${name}`,
    ms(start.firstDrawn, floor.firstDrawn),
    ms(start.content, floor.content),
    `${kb(start.scripts)} (${timesFloor(start.scripts, floor.scripts)})`,
    `${start.modules}`,
    `${kb(start.evaluated)} (${timesFloor(start.evaluated, floor.evaluated)})`,
  ])
  const head = ['', 'first drawn, ms', 'content, ms', 'scripts, KB', 'modules', 'of these evaluated, KB']
  const long = Object.entries(starts).flatMap(([name, start]) =>
    start.long.map((block) => {
      const parts = block.parts && ` (with ${block.parts})`
      return `  long: ${platform} ${name}: ${block.name} ${block.ms.toFixed(0)} ms${parts}`
    }),
  )
  return [textTable([head, ...rows]), ...long].join('\n')
}
