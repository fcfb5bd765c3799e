import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const workflow = read('.github/workflows/test.yml').replace(/^\s*#.*$/gm, '')

/** The commands of the README's first code block, without what they are said to do. */
const commands = (read('README.md').match(/## Two commands[\s\S]*?```sh\n([\s\S]*?)```/)?.[1] ?? '')
  .trim()
  .split('\n')
  .map((line) => line.split('#')[0]?.trim() ?? '')

/** The npm commands that the workflow runs, in the order of its jobs. */
const run = [...workflow.matchAll(/npm ci && npm \w+/g)].map(([command]) => command)

describe('the workflow of the public CI', () => {
  it('runs exactly the README’s two commands', () => {
    expect(commands).toEqual(['npm ci && npm start', 'npm ci && npm test'])
    expect(run).toEqual(commands)
    // Nothing else is installed or run by npm.
    expect(workflow.match(/\bnpm \w/g)).toHaveLength(2 * commands.length)
    expect(workflow).not.toMatch(/\bnpx\b|apt-get|playwright/)
  })

  it('takes Node from package.json, whose engines name it', () => {
    expect(workflow.match(/node-version-file: package\.json/g)).toHaveLength(2)
    expect(workflow).not.toMatch(/node-version:/)
    expect(JSON.parse(read('package.json')).engines.node).toMatch(/\d/)
  })

  it('keeps the pictures and the results of the tests, also after a failure', () => {
    const keeping = workflow.slice(workflow.indexOf('Keep the pictures'))
    expect(keeping).toMatch(/if: always\(\)/)
    for (const kept of ['artifacts/screens', 'artifacts/*.json']) expect(keeping).toContain(kept)
    expect(read('config/scripts/test.ts')).toContain('--outputFile=artifacts/')
  })
})
