import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { screens } from '@tests/screens'
import { allRoutes } from '@/routes'
import type { Opening } from '../../../../sandbox/devtools/screens/openings'

const file = path.resolve(__dirname, '../../../../sandbox/devtools/screens/samples.json')

/** One line per screen, in the order of the paths. */
function written(): string {
  const lines = [...screens]
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path: screen, query, person }) => {
      const fields = Object.entries({ query, person }).flatMap(([name, value]) =>
        value ? [`"${name}": ${JSON.stringify(value)}`] : [],
      )
      return `  ${JSON.stringify(screen)}: ${fields.length ? `{ ${fields.join(', ')} }` : '{}'}`
    })
  return `{\n${lines.join(',\n')}\n}\n`
}

it('samples.json of the page of screens is what the tests open each screen with; SAMPLES=write writes it anew', () => {
  if (process.env.SAMPLES === 'write') writeFileSync(file, written())
  const kept = readFileSync(file, 'utf8')
  expect(kept.split('\n')).toEqual(written().split('\n'))
})

it('every screen that needs a login is opened with a login', () => {
  // Read here, since the test before may just have written it.
  const openings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Opening>
  const without = allRoutes.filter(({ path: screen, login }) => login === 'required' && !openings[screen]?.person)
  expect(without.map((route) => route.path)).toEqual([])
})
