import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
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
