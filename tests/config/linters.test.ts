import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** Findings of a linter of this project for a small project with the same settings. */
function lint(command: string[], files: Record<string, string>): { ok: boolean; output: string } {
  const dir = mkdtempSync(path.join(tmpdir(), 'linters-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
      writeFileSync(path.join(dir, name), text)
    }
    for (const name of ['.biome.json', '.knip.jsonc', 'tsconfig.json'])
      cpSync(path.join(root, name), path.join(dir, name))
    symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'))
    const [bin = '', ...args] = command
    const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', bin), args, {
      cwd: dir,
      encoding: 'utf8',
    })
    return { ok: status === 0, output: stdout + stderr }
  } finally {
    rmSync(dir, { recursive: true })
  }
}

describe('format and lint', () => {
  const biome = ['biome', 'ci', '--colors=off', '--error-on-warnings', '.']
  const good = 'export const a = 1\n'

  it('accepts valid code', () => {
    expect(lint(biome, { 'src/a.ts': good })).toMatchObject({ ok: true })
  })

  it.each([
    ['lint/suspicious/noExplicitAny', 'export const a = (b: any) => b\n'],
    ['lint/performance/noReExportAll', "export * from './b'\n"],
    ['lint/performance/noBarrelFile', "export { b } from './b'\n"],
    ['lint/correctness/noUnusedVariables', 'const b = 1\nexport const a = 1\n'],
    ['lint/correctness/noUnusedImports', "import { b } from './b'\n\nexport const a = 1\n"],
    ['format', 'export const a = "1";\n'],
  ])('finds %s', (rule, text) => {
    const { ok, output } = lint(biome, { 'src/a.ts': text, 'src/b.ts': 'export const b = 1\n' })
    expect(ok).toBe(false)
    expect(output).toContain(rule)
  })
})

describe('dead exports', () => {
  const project = {
    'package.json': '{ "name": "planted", "private": true }',
    'src/app.tsx': "import { used } from '@/lib/used'\n\nconsole.log(used)\n",
    'src/lib/used.ts': 'export const used = 1\n',
  }
  const knip = ['knip', '--config', '.knip.jsonc', '--include', 'files,exports']

  it('accepts code that is used', () => {
    expect(lint(knip, project)).toMatchObject({ ok: true })
  })

  it.each([
    ['an export that nobody imports', 'src/lib/used.ts', 'export const used = 1\nexport const unused = 2\n', 'unused'],
    ['a file of lib/ that nobody imports', 'src/lib/dead.ts', 'export const a = 1\n', 'src/lib/dead.ts'],
    [
      'a part of a screen that nobody draws',
      'src/pages/home/index/Banner.tsx',
      'export const Banner = () => null\n',
      'src/pages/home/index/Banner.tsx',
    ],
    ['a port that nobody imports', 'src/platform/dead.ts', 'export const a = 1\n', 'src/platform/dead.ts'],
  ])('finds %s', (_name, file, text, named) => {
    const { ok, output } = lint(knip, { ...project, [file]: text })
    expect(ok).toBe(false)
    expect(output).toContain(named)
  })
})

describe('code that only tests use', () => {
  const project = {
    'package.json': '{ "name": "planted", "private": true }',
    'src/app.tsx': "import { used } from '@/lib/used'\n\nconsole.log(used)\n",
    'src/lib/used.ts': 'export const used = 1\n',
    'tests/lib/used.test.ts': "import { used } from '@/lib/used'\n\nconsole.log(used)\n",
  }
  const knip = ['knip', '--config', '.knip.jsonc', '--include', 'files,exports']

  it('accepts code that the product uses too', () => {
    expect(lint([...knip, '--production'], project)).toMatchObject({ ok: true })
  })

  it.each([
    ['an export', 'src/lib/used.ts', 'export const used = 1\nexport const tested = 2\n', 'tested  src/lib/used.ts'],
    ['a file of the app', 'src/lib/tested.ts', 'export const tested = 2\n', 'src/lib/tested.ts'],
    ['a file of the sandbox', 'sandbox/tested.ts', 'export const tested = 2\n', 'sandbox/tested.ts'],
    ['a file of the build', 'config/tested.ts', 'export const tested = 2\n', 'config/tested.ts'],
  ])('finds %s that a test alone imports', (_name, file, text, named) => {
    const test = `import { tested } from '../../${file.replace('.ts', '')}'\n\nconsole.log(tested)\n`
    const planted = { ...project, [file]: text, 'tests/lib/planted.test.ts': test }
    expect(lint(knip, planted)).toMatchObject({ ok: true })
    const { ok, output } = lint([...knip, '--production'], planted)
    expect(ok).toBe(false)
    expect(output.replace(/ +/g, '  ')).toContain(named)
  })
})
