import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readCommand } from '../../../config/release/command'

const root = path.resolve(__dirname, '../../..')

describe('the arguments of npm run release', () => {
  it.each([
    [['weapp', '--upload'], { host: 'weapp', action: 'upload', isDry: false }],
    [['alipay', '--preview', '--dry-run'], { host: 'alipay', action: 'preview', isDry: true }],
    [['tt', '--dry-run', '--upload'], { host: 'tt', action: 'upload', isDry: true }],
    [['h5'], { host: 'h5', action: 'folder', isDry: false }],
    [['h5', '--dry-run'], { host: 'h5', action: 'folder', isDry: true }],
  ])('%j are read', (given, expected) => expect(readCommand(given)).toEqual(expected))

  it.each([
    [[]],
    [['weapp']],
    [['weapp', '--preview', '--upload']],
    [['weapp', '--send']],
    [['h5', '--upload']],
    [['toString', '--upload']],
    [['--upload', 'weapp']],
  ])('%j are refused with the usage', (given) => expect(() => readCommand(given)).toThrow('usage: npm run release'))
})

/** Runs the command without any variable of a release or of a build. */
function run(...given: string[]): { status: number | null; said: string; notes: string } {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(APP|RELEASE)_/.test(name)))
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'config/scripts/release.ts', ...given],
    {
      cwd: root,
      env: env as NodeJS.ProcessEnv,
      encoding: 'utf8',
    },
  )
  return { status, said: stderr, notes: stdout }
}

describe('npm run release', () => {
  it.each([
    ['weapp', ['RELEASE_WEAPP_APP_ID', 'RELEASE_WEAPP_KEY or RELEASE_WEAPP_KEY_PATH']],
    ['alipay', ['RELEASE_ALIPAY_APP_ID', 'RELEASE_ALIPAY_TOOL_ID', 'RELEASE_ALIPAY_KEY or RELEASE_ALIPAY_KEY_PATH']],
    ['tt', ['RELEASE_TT_APP_ID', 'RELEASE_TT_EMAIL', 'RELEASE_TT_PASSWORD']],
  ])('without keys refuses %s, names each variable and builds nothing', (host, names) => {
    const { status, said, notes } = run(host, '--upload')
    expect(status).toBe(1)
    expect(said).toContain(`${host} is not released:`)
    for (const name of names) expect(said).toContain(`- set ${name}:`)
    for (const name of ['APP_HOST_MAIN', 'APP_HOST_VIP', 'APP_PUBLIC_KEY'])
      expect(said).toContain(`- APP_ENV=production needs ${name}:`)
    expect(notes).toBe('')
    expect(said).toContain('npm install --prefix .cache/release --ignore-scripts')
    expect(said).not.toContain('the build failed')
  })

  it('needs no keys for H5, but the addresses of its servers', () => {
    const { status, said } = run('h5')
    expect(status).toBe(1)
    expect(said).toMatch(/- APP_ENV=production needs APP_HOST_\w+/)
    expect(said).not.toContain('RELEASE_')
  })
})
