import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { plantingProxy } from '@tests/sandbox/conform/plantingProxy'
import { sandboxTest } from '@tests/sandbox/startSandbox'

const sandbox = sandboxTest()
const dir = mkdtempSync(join(tmpdir(), 'conform-'))
const junit = join(dir, 'reports/conform.xml')
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Runs the command as `npm run conform` does; not synchronously, since the proxy is in this process. */
const command = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'config/scripts/conform.ts', ...args],
      { cwd: resolve(__dirname, '../../..') },
      (_, stdout, stderr) => done({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

it('the command ends with 0 where nothing differs, and says before what it does', async () => {
  const { code, output } = await command(`--main=${sandbox.url}`, '--only=home', `--junit=${junit}`)
  expect(output).toContain(`Checks ${sandbox.url} as a visitor.\nSends reads; nothing that moves money`)
  expect(output).toMatch(/\d+ passed, 0 differ, \d+ not tried\.\nJUnit: /)
  expect(readFileSync(junit, 'utf8')).toContain('name="read home.index as a visitor"')
  expect(code).toBe(0)
})

it('it ends with 1 where something differs, and both reports say what the app would show', async () => {
  const proxy = await plantingProxy(sandbox.url)
  proxy.plant({ path: '/xbt/index', answer: () => ({ status: 200, text: '<html>' }) })
  const { code, output } = await command(`--main=${proxy.url}`, '--only=home', `--junit=${junit}`)
  await proxy.close()
  expect(output).toContain('HTML in place of JSON\n      the app shows: "服务返回异常，请稍后重试"')
  expect(readFileSync(junit, 'utf8')).toContain('<failure message="HTML in place of JSON">')
  expect(code).toBe(1)
})

it('where it cannot begin it says why, and ends with 2', async () => {
  const { code, output } = await command(`--main=${sandbox.url}`, '--only=homes')
  expect(output).toContain('--only=homes names no area and no call: write home, or home.index')
  expect(code).toBe(2)
})
