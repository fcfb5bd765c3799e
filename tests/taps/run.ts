import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { distOf } from '@tests/fixtures/dist'
import { inTime } from '@tests/fixtures/inTime'
import { SLOWDOWN } from '@tests/floor/measuring'
import { tapBytes } from '@tests/minihost/limits'
import { nameOfSample, type ScreenSample } from '@tests/samples/sample'
import { pagesOf, readAppJson } from '../../sandbox/devtools/hosts/appJson'
import { openH5Taps } from './h5Taps'
import { openHostTaps } from './hostTaps'
import { type Goal, mergedTaps, type ScreenTaps, tapLine, tapTable } from './taps'
import { type Host, tapsWanted } from './wanted'

/** In a browser until the next paint; in a mini-program until the first update is sent. */
const goals: Record<'h5' | 'mini', Goal> = { h5: { ms: 200 }, mini: { ms: 50, bytes: tapBytes } }

/** The screens that a host has. */
function samplesOf(host: Host, samples: readonly ScreenSample[]): readonly ScreenSample[] {
  const dir = distOf(host)
  if (!existsSync(path.join(dir, host === 'h5' ? 'index.html' : 'app.json')))
    throw new Error(`build first: npm run build:${host}`)
  if (host === 'h5') return samples
  const pages = pagesOf(readAppJson(dir))
  return samples.filter((sample) => pages.includes(sample.path))
}

async function measure(host: Host, samples: readonly ScreenSample[], runs: number): Promise<ScreenTaps[]> {
  const taps = await (host === 'h5' ? openH5Taps() : openHostTaps(host))
  const screens: ScreenTaps[] = []
  try {
    for (const sample of samples) {
      const screen = nameOfSample(sample)
      const its: ScreenTaps[] = []
      for (let run = 0; run < runs; run += 1)
        // One screen that cannot be measured does not hold up or end the report.
        its.push(
          await inTime(screen, taps.tapped(sample)).catch((error: unknown) => ({
            screen,
            taps: [],
            missed: [`the screen: ${String(error).split('\n')[0]}`],
          })),
        )
      const one = { screen, ...mergedTaps(its) }
      console.log(tapLine(host, one))
      screens.push(one)
    }
  } finally {
    await taps.close()
  }
  return screens
}

/** Prints how soon each screen answers a tap on a slow CPU, those over the goal first; a report, not a test. */
async function report(): Promise<void> {
  const { runs, hosts, samples } = tapsWanted(process.argv.slice(2))
  const wanted = hosts.map((host) => [host, samplesOf(host, samples)] as const)
  const all: Partial<Record<Host, ScreenTaps[]>> = {}
  const tables: string[] = []
  for (const [host, its] of wanted) {
    const screens = await measure(host, its, runs)
    all[host] = screens
    tables.push(tapTable(host, screens, host === 'h5' ? goals.h5 : goals.mini))
  }
  console.log(`\nmedians of ${runs}, on a CPU ${SLOWDOWN} times slower\n${tables.join('\n\n')}`)
  const root = path.resolve(__dirname, '../..')
  mkdirSync(path.join(root, 'artifacts'), { recursive: true })
  writeFileSync(path.join(root, 'artifacts/taps.json'), JSON.stringify({ runs, slowdown: SLOWDOWN, ...all }, null, 2))
}

void report().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
