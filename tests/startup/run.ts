import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { distOf } from '@tests/fixtures/dist'
import { SLOWDOWN, wantedOf } from '@tests/floor/measuring'
import { showMiniProgram } from '@tests/minihost/openMiniProgram'
import { startSandbox } from '@tests/sandbox/startSandbox'
import { screens } from '@tests/screens'
import { floorBuild } from '../../config/scripts/floor'
import type { Platform, StartupRecord } from '../../sandbox/devtools/hosts/protocol'
import { type Start, startOf, startTable } from './starts'

const platforms = ['weapp', 'alipay', 'tt'] as const
const person = '13800138002'

interface Target {
  name: string
  dir: string
  page: string
  /** Data that the page's first content contains. */
  content: string
}

/** The floor and the three tabs of a platform. */
async function targetsOf(platform: Platform): Promise<Target[]> {
  const dir = distOf(platform)
  if (!existsSync(path.join(dir, 'app.json'))) throw new Error(`build first: npm run build:${platform}`)
  const tab = (name: string): Target => {
    const page = `pages/${name}/index`
    const content = screens.find((screen) => screen.path === page)?.text['zh-CN']
    if (!content) throw new Error(`tests/screens.ts has no text of ${page}`)
    return { name, dir, page, content }
  }
  const floor = { name: 'floor', dir: await floorBuild(platform), page: 'pages/home/index', content: 'carnival.png' }
  return [floor, ...['home', 'mall', 'my'].map(tab)]
}

/** Prints how long the mini-program builds take from launch to first content, beside the floor's; a report, not a test. */
async function report(): Promise<void> {
  const { runs, names } = wantedOf(process.argv.slice(2), platforms, 5)
  const targets = new Map<Platform, Target[]>()
  for (const platform of names) targets.set(platform, await targetsOf(platform))
  const sandbox = await startSandbox()
  const all: Record<string, Record<string, Start>> = {}
  try {
    const storage = { privacyConsent: 1, mToken: await sandbox.login(person) }
    for (const [platform, its] of targets) {
      const records = new Map<string, StartupRecord[]>(its.map(({ name }) => [name, []]))
      // Floor and tabs take turns, so that a change of the machine's speed affects all of them. The first turn fills the sandbox's caches.
      for (let run = 0; run <= runs; run += 1)
        for (const { name, dir, page, content } of its) {
          const app = await showMiniProgram({ dir, platform, baseUrl: sandbox.url, storage, measure: true }, SLOWDOWN)
          await app.launch(`/${page}`)
          const record = await app.startup(content)
          await app.close()
          if (run > 0) records.get(name)?.push(record)
        }
      const starts = Object.fromEntries([...records].map(([name, list]) => [name, startOf(list)]))
      all[platform] = starts
      console.log(`${startTable(platform, starts)}\n`)
    }
  } finally {
    await sandbox.close()
  }
  const root = path.resolve(__dirname, '../..')
  mkdirSync(path.join(root, 'artifacts'), { recursive: true })
  writeFileSync(
    path.join(root, 'artifacts/startup.json'),
    JSON.stringify({ runs, slowdown: SLOWDOWN, ...all }, null, 2),
  )
}

void report().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
