import { existsSync } from 'node:fs'
import path from 'node:path'
import { ofApp } from './ofApp'
import { ofBuilds } from './ofBuilds'
import { type Reliance, read } from './reliance'

const root = path.resolve(__dirname, '../../..')
const whatToDo = 'read that file and adapt ours, as docs/taro-upgrade.md says'

const reliances = [...ofBuilds, ...ofApp]

/** What to do where a library no longer does what we rely on; nothing where it does. */
const broken = ({ ours, theirs, on, holds }: Reliance, text: string): string | undefined =>
  holds(text) ? undefined : `${ours} relies on ${theirs}, where it is no longer so that ${on}: ${whatToDo}`

describe('what relies on the inside of a library', () => {
  it.each(reliances.map((one) => [`${one.ours}: ${one.on} (${one.theirs})`, one] as const))('%s', (_name, one) => {
    expect(existsSync(path.join(root, one.ours))).toBe(true)
    expect(broken(one, read(`node_modules/${one.theirs}`))).toBeUndefined()
    expect(read('docs/taro-upgrade.md')).toContain(`(../${one.ours})`)
  })

  const changes = reliances.flatMap((one) => one.changes.map(([from, to]) => [one.ours, from, to, one] as const))
  it.each(changes)('is reported for %s where "%s" becomes "%s"', (ours, from, to, one) => {
    const text = read(`node_modules/${one.theirs}`)
    expect(text).toContain(from)
    expect(
      broken(
        one,
        text.replaceAll(from, () => to),
      ),
    ).toMatch(new RegExp(`^${ours} relies on ${one.theirs}`))
  })

  it('has a change for each, which proves that it can be reported', () => {
    expect(reliances.filter((one) => one.changes.length === 0)).toEqual([])
  })
})
