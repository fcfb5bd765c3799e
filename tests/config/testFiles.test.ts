import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

describe('a file of tests', () => {
  it('is run by one of the projects, in any folder', () => {
    const jest = path.join(root, 'node_modules/jest/bin/jest.js')
    const run = JSON.parse(
      execFileSync(process.execPath, [jest, '-c', 'tests/jest.config.mjs', '--listTests', '--json'], {
        cwd: root,
        encoding: 'utf8',
      }),
    ).map((file: string) => path.relative(root, file))
    const written = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.[a-z]+$/.test(name))
      .map((name) => path.join('tests', name))
    expect(written.filter((name) => !run.includes(name))).toEqual([])
    expect(written.length).toBeGreaterThan(100)
  })
})

interface Mutant {
  id: string
  file: string
  find: string
  test: string
}

describe('a mutant', () => {
  it('finds the text that it replaces exactly once, and names an existing test', () => {
    const folder = path.join(root, 'tests/mutants')
    const mutants = readdirSync(folder).flatMap((name): Mutant[] =>
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
    )
    const isOver = ({ file, find, test }: Mutant) =>
      !existsSync(path.join(root, test)) || readFileSync(path.join(root, file), 'utf8').split(find).length !== 2
    expect(mutants.length).toBeGreaterThan(100)
    expect(mutants.filter(isOver).map(({ id }) => id)).toEqual([])
  })
})
