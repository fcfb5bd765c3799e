import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { address, sampleWith } from '@tests/config/contract/sampleContract'
import { temporaryFolder } from '@tests/config/temporaryFolder'
import type { BudgetRow } from '../../../config/budgets'
import { buildRefusals } from '../../../config/release/build'
import { keptRefusals } from '../../../config/release/keptContract'
import { keyOf, missingKeys } from '../../../config/release/keys'
import { budgetRefusals, changeRefusals, refusalsBefore, serverRefusals } from '../../../config/release/refusals'
import { sandboxHostIn, sandboxHostsOf } from '../../../config/release/sandboxHosts'
import { installCommand, missingTool, packageName } from '../../../config/release/tools'

const servers = {
  APP_ENV: 'production',
  APP_HOST_MAIN: 'https://main.real.example',
  APP_HOST_VIP: 'https://vip.real.example',
  APP_HOST_LOW_CODE: 'https://low-code.real.example',
  APP_HOST_CASHIER: 'https://cashier.real.example',
  APP_HOST_REPORT: 'https://report.real.example',
  APP_PUBLIC_KEY: 'key',
}
const keys = { RELEASE_WEAPP_APP_ID: 'wx1', RELEASE_WEAPP_KEY: 'key' }

describe('a release without keys', () => {
  it('is refused with the name of each, also where one is empty', () => {
    expect(missingKeys('weapp', {})).toEqual([
      expect.stringContaining('set RELEASE_WEAPP_APP_ID:'),
      expect.stringContaining('set RELEASE_WEAPP_KEY or RELEASE_WEAPP_KEY_PATH:'),
    ])
    expect(missingKeys('tt', { RELEASE_TT_APP_ID: 'a', RELEASE_TT_EMAIL: '', RELEASE_TT_PASSWORD: 'b' })).toEqual([
      expect.stringContaining('set RELEASE_TT_EMAIL:'),
    ])
  })

  it('is refused where a key is given twice, and made where it is given either way', () => {
    expect(missingKeys('weapp', keys)).toEqual([])
    expect(missingKeys('weapp', { RELEASE_WEAPP_APP_ID: 'wx1', RELEASE_WEAPP_KEY_PATH: '/key' })).toEqual([])
    expect(missingKeys('weapp', { ...keys, RELEASE_WEAPP_KEY_PATH: '/key' })).toEqual([
      'set only one of RELEASE_WEAPP_KEY and RELEASE_WEAPP_KEY_PATH',
    ])
  })

  it('reads a key from its variable or from its file', () => {
    const read = (file: string) => `content of ${file}`
    expect(keyOf({ A: 'text' }, 'A', read)).toBe('text')
    expect(keyOf({ A_PATH: '/a' }, 'A', read)).toBe('content of /a')
    expect(keyOf({}, 'A', read)).toBeUndefined()
  })
})

describe('a release', () => {
  it('begins where keys and servers are there and everything is committed', () => {
    expect(refusalsBefore({ host: 'weapp' }, { ...servers, ...keys }, [])).toEqual([])
    expect(refusalsBefore({ host: 'h5' }, servers, [])).toEqual([])
  })

  it('says everything at once that stands against it', () => {
    expect(refusalsBefore({ host: 'weapp' }, { APP_ENV: 'production' }, ['src/app.tsx'])).toHaveLength(9)
  })

  it.each(['development', 'test'])('is refused for the environment %s', (name) => {
    expect(serverRefusals({ ...servers, APP_ENV: name }, true)).toEqual([expect.stringContaining(`APP_ENV=${name}`)])
  })

  it.each(Object.keys(servers).filter((name) => name.startsWith('APP_HOST') || name === 'APP_PUBLIC_KEY'))(
    'is refused without %s',
    (name) => expect(serverRefusals({ ...servers, [name]: '' }, false)).toEqual([expect.stringContaining(name)]),
  )

  it.each(['http://main.real.example', 'javascript:alert(1)', '//main.real.example', 'main.real.example'])(
    'is refused where a server is not reached by HTTPS: %s',
    (address) => {
      expect(serverRefusals({ ...servers, APP_HOST_MAIN: address }, true)).toEqual([
        `the address of main must begin with https://, not be ${address}`,
      ])
      const gateway = serverRefusals({ ...servers, APP_CASHIER_GATEWAY: address }, true)
      expect(gateway).toEqual([expect.stringContaining('the address of cashierGateway must begin with https://')])
    },
  )

  it('is refused where a server is a sandbox', () => {
    expect(serverRefusals({ ...servers, APP_HOST_MAIN: 'http://localhost:9000' }, false)).toEqual([
      'the address of main is one of a sandbox: http://localhost:9000',
    ])
  })

  it('is refused with files that are not committed, of which it names five', () => {
    expect(changeRefusals([])).toEqual([])
    expect(changeRefusals(['a', 'b'])).toEqual(['commit or put away what is changed: a, b'])
    expect(changeRefusals(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual([
      expect.stringMatching(/: a, b, c, d, e and 2 more$/),
    ])
  })

  it('is refused without its tool, or with another version of it', () => {
    const installed: Record<string, string> = { '@tarojs/plugin-mini-ci': '4.2.0', 'tt-ide-cli': '0.1.33' }
    expect(missingTool('tt', (name) => installed[name])).toEqual([])
    expect(missingTool('tt', () => '0.0.1')).toEqual([expect.stringContaining(`run ${installCommand('tt')}`)])
    expect(missingTool('weapp', (name) => installed[name])).toEqual([
      expect.stringMatching(/^miniprogram-ci@[\d.]+ is not installed/),
    ])
    expect(packageName('@tarojs/plugin-mini-ci@4.2.0')).toBe('@tarojs/plugin-mini-ci')
  })
})

describe('an address of a sandbox', () => {
  it.each([
    'http://127.0.0.1:8700',
    '"//localhost/a"',
    'http://LOCALHOST:3000',
    'http://0.0.0.0',
    'http://[::1]:80',
    'http://10.0.2.2:8700',
    'http://192.168.1.7',
    'https://sandbox.company.example:8700',
    '/sandbox/store/app/ios',
    '/__faults',
  ])('is seen in %s', (text) =>
    expect(sandboxHostIn(`const a=${text};`)).toContain(text.replace(/^\W+/, '').slice(0, 8)),
  )

  it.each(['https://api.example.com', 'localhostname', '1270.0.0.1', '8700', 'sandboxed', 'allow-scripts'])(
    'is not seen in %s',
    (text) => expect(sandboxHostIn(text)).toBeUndefined(),
  )

  it('is found in any text of a build, and named with its file', () => {
    const dir = temporaryFolder('build')
    mkdirSync(path.join(dir, 'pages'))
    writeFileSync(path.join(dir, 'app.js'), 'call("https://api.example.com")')
    writeFileSync(path.join(dir, 'logo.png'), 'http://127.0.0.1')
    expect(sandboxHostsOf(dir)).toEqual([])
    writeFileSync(path.join(dir, 'pages/home.js'), 'call("http://127.0.0.1:8700/xbt/index")')
    expect(sandboxHostsOf(dir)).toEqual([expect.stringMatching(/^pages\/home\.js contains .*127\.0\.0\.1:8700/)])
  })
})

describe('what was built', () => {
  const rows: BudgetRow[] = [
    { what: 'weapp total', bytes: 1024, limit: 2048, ok: true },
    { what: 'weapp main package', bytes: 3072, limit: 2048, ok: false },
    { what: 'H5 entry', bytes: 0, limit: 2048, ok: false },
  ]

  it('is refused over a budget, and where a size is unknown', () => {
    expect(budgetRefusals(rows)).toEqual([
      'weapp main package is 3.0 KB, over its limit of 2.0 KB',
      'H5 entry could not be measured',
    ])
    expect(budgetRefusals(rows.slice(0, 1))).toEqual([])
  })

  /** A folder of a project with one built mini-program whose main package has so many bytes. */
  function project(bytes: number, code = ''): string {
    const root = temporaryFolder('project')
    const dir = path.join(root, 'dist/release-weapp')
    mkdirSync(path.join(dir, 'sub'), { recursive: true })
    mkdirSync(path.join(root, '.cache'))
    writeFileSync(path.join(root, '.cache/modules-release-weapp.json'), '[]')
    writeFileSync(path.join(dir, 'app.json'), JSON.stringify({ subPackages: [{ root: 'sub' }] }))
    writeFileSync(path.join(dir, 'sub/index.js'), code)
    writeFileSync(path.join(dir, 'app.js'), 'x'.repeat(bytes))
    return root
  }

  it('is accepted within the limits, and refused with a main package over its limit or with a sandbox', () => {
    expect(buildRefusals(project(1000, 'fine()'), 'weapp')).toEqual([])
    expect(buildRefusals(project(600 * 1024, 'fine()'), 'weapp')).toEqual([
      expect.stringMatching(/^weapp main package is 600\.\d KB, over its limit of 500\.0 KB/),
    ])
    expect(buildRefusals(project(1000, 'call("http://localhost:8700")'), 'weapp')).toEqual([
      expect.stringContaining('sub/index.js contains an address of a sandbox'),
    ])
  })

  it('is refused where there is no build', () => {
    expect(buildRefusals(temporaryFolder('empty'), 'alipay').length).toBeGreaterThan(1)
    expect(() => buildRefusals(temporaryFolder('empty'), 'h5')).not.toThrow()
    expect(buildRefusals(temporaryFolder('empty'), 'h5')).toContain('H5 entry + home, scripts gz could not be measured')
  })
})

describe('the kept contract', () => {
  const contract = sampleWith()
  const changed = sampleWith(({ calls }) => Object.assign(calls[address] ?? {}, { refusals: [] }))

  it('must be that of the release', () => {
    expect(keptRefusals({ action: 'upload' }, contract, contract)).toEqual([])
    expect(keptRefusals({ action: 'upload' }, changed, contract)).toEqual([
      'docs/generated/contract.json differs from that of the sources: npm run contract -- --keep writes that of 1.0.0; commit it',
    ])
    expect(keptRefusals({ action: 'folder' }, { ...contract, version: '0.9.0' }, contract)).toEqual([
      'docs/generated/contract.json is that of 0.9.0: npm run contract -- --keep writes that of 1.0.0; commit it',
    ])
  })

  it('may be an older one for a preview', () => {
    expect(keptRefusals({ action: 'preview' }, changed, contract)).toEqual([])
  })
})
