import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const setup = path.join(root, 'tests/fixtures/mustExpect.ts')
const jestFile = path.join(root, 'node_modules/jest/bin/jest.js')

/** What Jest says about one planted test, set up as the tests of this project. */
function run(test: string): { ok: boolean; output: string } {
  const dir = mkdtempSync(path.join(tmpdir(), 'must-expect-'))
  try {
    writeFileSync(path.join(dir, 'planted.test.js'), test)
    const config = JSON.stringify({ rootDir: dir, setupFilesAfterEnv: [setup], transform: {} })
    const { status, stderr } = spawnSync(process.execPath, [jestFile, '--config', config], {
      cwd: dir,
      encoding: 'utf8',
    })
    return { ok: status === 0, output: stderr }
  } finally {
    rmSync(dir, { recursive: true })
  }
}

describe('a test that compares nothing', () => {
  it.each([
    ['a loop over an empty list', "it('planted', () => { for (const one of []) expect(one).toBe(1) })"],
    ['a callback that never runs', "it('planted', () => { new Promise(() => {}).then(() => expect(1).toBe(2)) })"],
  ])('fails: %s', (_what, test) => {
    const { ok, output } = run(test)
    expect(ok).toBe(false)
    expect(output).toContain('expect.hasAssertions()')
  })

  it('is told from one that does', () => {
    expect(run("it('planted', () => expect(1).toBe(1))")).toMatchObject({ ok: true })
  })

  it('is found in every project', () => {
    const shown = execFileSync(process.execPath, [jestFile, '-c', 'tests/jest.config.mjs', '--showConfig'], {
      cwd: root,
      encoding: 'utf8',
    })
    const { configs } = JSON.parse(shown) as {
      configs: { displayName: { name: string }; setupFilesAfterEnv: string[] }[]
    }
    expect(configs.length).toBeGreaterThan(3)
    expect(configs.filter((one) => !one.setupFilesAfterEnv.includes(setup)).map((one) => one.displayName.name)).toEqual(
      [],
    )
  })
})
