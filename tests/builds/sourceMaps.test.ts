import { readFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@tests/config/temporaryFolder'
import { casesOf } from '@tests/fixtures/scope'
import { filesOf } from '../../config/budgets'
import { keepMaps, mapRefusals, mapsFolder } from '../../config/release/maps'
import { whereIs } from '../../config/release/whereIs'
import { root, runStep } from '../../config/scripts/run'

/** The floor as `npm run release` builds an app. */
async function build(host: string): Promise<string> {
  const folder = `.cache/source-maps/${host}`
  const env = { NODE_ENV: 'production', SOURCE_ROOT: 'tests/floor/app', OUTPUT_ROOT: folder, SOURCE_MAPS: '1' }
  const { ok, output } = await runStep({ name: `build ${host}`, command: `taro build --type ${host}`, env })
  if (!ok) throw new Error(output)
  return path.join(root, folder)
}

/** Where a script of a folder contains a text, as a stack says it. */
function placeOf(dir: string, text: string): string {
  for (const file of filesOf(dir).filter((name) => name.endsWith('.js'))) {
    const lines = readFileSync(path.join(dir, file), 'utf8').split('\n')
    const line = lines.findIndex((one) => one.includes(text))
    if (line >= 0) return `${file}:${line + 1}:${(lines[line] ?? '').indexOf(text) + 1}`
  }
  throw new Error(`no script of ${dir} contains ${text}`)
}

// The quick run builds no H5, whose scripts are named by their hashes.
describe.each(casesOf(['weapp'], ['h5']))('a release for %s', (host) => {
  it('keeps maps that name the source of each place, and ships neither a map nor a name of one', async () => {
    const dir = await build(host)
    expect(mapRefusals(dir).length).toBeGreaterThan(0)
    const project = temporaryFolder('project')
    expect(keepMaps(dir, path.join(project, mapsFolder('1.0.0-1a2b3c4d', host)))).toEqual([])
    expect(mapRefusals(dir)).toEqual([])
    const [answer] = whereIs(project, placeOf(dir, '/pictures/banner/carnival.png'), '1.0.0-1a2b3c4d')
    expect(answer).toMatch(
      new RegExp(` on ${host}: tests/floor/app/pages/home/index\\.tsx:6:\\d+\\n {4}return <Image `),
    )
  })
})
