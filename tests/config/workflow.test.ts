import { readFileSync } from 'node:fs'
import path from 'node:path'
import { firefox } from '@tests/engines/firefox'
import { webKit } from '@tests/engines/webKit'
import { parts } from '../../config/testing/steps'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const workflow = (name: string) => read(`.github/workflows/${name}.yml`).replace(/^\s*#.*$/gm, '')

/** The commands of the README's first code block, without what they are said to do. */
const commands = (read('README.md').match(/## Two commands[\s\S]*?```sh\n([\s\S]*?)```/)?.[1] ?? '')
  .trim()
  .split('\n')
  .map((line) => line.split('#')[0]?.trim() ?? '')

/** The npm commands that a workflow runs, in the order of its jobs. */
const npmCommands = (text: string) =>
  [...text.matchAll(/npm ci && npm [^\n)]+/g)].map(([command]) => command.replace(/&\s*$/, '').trim())

const folders = 'artifacts/screens'
const results = 'artifacts/*.json'

describe('the workflow of the public CI', () => {
  const test = workflow('test')

  it('runs exactly the README’s two commands', () => {
    expect(commands).toEqual(['npm ci && npm start', 'npm ci && npm test'])
    expect(npmCommands(test)).toEqual(commands)
    // Nothing else is installed or run by npm.
    expect(test.match(/\bnpm \w/g)).toHaveLength(2 * commands.length)
    expect(test).not.toMatch(/\bnpx\b|playwright/)
  })

  it('tests without a browser, in an image that has none, and with Debian’s', () => {
    expect(test).toMatch(/container: node:\d+-bookworm\n/)
    expect(test).toMatch(/browser: \[none, debian\]/)
    expect(test.match(/apt-get install.*/g)).toEqual(['apt-get install --yes chromium fonts-noto-cjk'])
    expect(test).toMatch(/if: matrix\.browser == 'debian'\n\s+run: apt-get/)
  })

  it('takes a Node that the engines of package.json allow', () => {
    const [, major = ''] = /container: node:(\d+)/.exec(test) ?? []
    expect(test).toMatch(/node-version-file: package\.json/)
    expect(JSON.parse(read('package.json')).engines.node).toContain(`>=${major}.`)
  })

  it('keeps the results of the tests, also after a failure', () => {
    const keeping = test.slice(test.indexOf('Keep the results'))
    expect(keeping).toMatch(/if: always\(\)/)
    expect(keeping).toContain(results)
  })
})

describe('the workflow of the exhaustive tests', () => {
  const exhaustive = workflow('exhaustive')

  it('runs every part each night and before a release', () => {
    expect(npmCommands(exhaustive)).toEqual([`npm ci && npm run test:all -- --part=$\{{ matrix.part }}`])
    expect(exhaustive).toContain(
      `part: [${parts()
        .map((_, at) => at + 1)
        .join(', ')}]`,
    )
    expect(exhaustive).toMatch(/schedule:\n\s+- cron:/)
    expect(exhaustive).toMatch(/tags: \["v\*"\]/)
  })

  it('keeps the pictures and the results, also after a failure', () => {
    const keeping = exhaustive.slice(exhaustive.indexOf('Keep the pictures'))
    expect(keeping).toMatch(/if: always\(\)/)
    for (const kept of [folders, results]) expect(keeping).toContain(kept)
  })
})

describe('the workflow of the other engines', () => {
  const engines = workflow('engines')

  it('installs what the engines say they need, and a Chromium with Chinese fonts to compare with', () => {
    const installed = [...webKit.packages, ...firefox.packages, 'chromium', 'fonts-noto-cjk']
    expect(engines.match(/apt-get install.*/g)).toEqual([
      `apt-get install --yes --no-install-recommends ${installed.join(' ')}`,
    ])
    expect(engines).toMatch(/container: node:\d+-bookworm\n/)
  })

  it('demands them, each night and before a release', () => {
    expect(npmCommands(engines)).toEqual(['npm ci && npm run build:h5 && npm run engines -- --demand'])
    expect(engines).toMatch(/schedule:\n\s+- cron:/)
    expect(engines).toMatch(/tags: \["v\*"\]/)
  })

  it('keeps the pictures of what differs', () => {
    const keeping = engines.slice(engines.indexOf('Keep the pictures'))
    expect(keeping).toMatch(/if: failure\(\)/)
    expect(keeping).toContain('artifacts/engines')
  })
})
