import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'
import ts from 'typescript'
import type { Endpoint } from '@/contract/endpoint'
import { families } from '@/contract/families'
import type { AppPaths } from '../../config/appPaths'
import { contractCalls } from '../../config/contractCalls'
import { everyPathReplaced, withoutOurs } from '../../config/testing/replacedPaths'

const folder = path.resolve(__dirname, '../../src/contract')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const calls = contractCalls()

/** What a file of the contract exports in a build with these paths. */
function builtModule(file: string, paths: AppPaths): Record<string, unknown> {
  const filename = path.join(folder, file)
  const built = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript'] },
    plugins: ['./config/dropOrigins', ['./config/replacePaths', paths]],
  })
  const { outputText } = ts.transpileModule(built?.code ?? '', { compilerOptions: { module: ts.ModuleKind.CommonJS } })
  const exports: Record<string, unknown> = {}
  new Function('exports', 'require', outputText)(exports, (name: string) =>
    jest.requireActual(path.join(path.dirname(filename), name)),
  )
  return exports
}

type Built = Endpoint<unknown, unknown>
/** In one order: compilers order exports differently. */
const inOrder = <Call extends { path: string }>(these: Call[]): Call[] =>
  these.sort((one, other) => one.path.localeCompare(other.path))
const isCall = (value: unknown): value is Built => typeof value === 'object' && value !== null && 'path' in value
const built = (paths: AppPaths): Built[] =>
  files.flatMap((file) => Object.values(builtModule(file, paths)).filter(isCall))

describe('a build with a file of replaced paths', () => {
  it('has the path of the file in each call, and nothing else that differs', () => {
    const paths = everyPathReplaced(calls)
    const expected = calls.map(({ origin: _, ...call }) => ({ ...call, path: paths.paths[call.path] ?? '' }))
    expect(inOrder(built(paths))).toEqual(inOrder(expected))
    expect(new Set(expected.map((call) => call.path)).size).toBe(calls.length)
  })

  it('has the prefix of the file in each family, and nothing else that differs', () => {
    const { prefixes } = everyPathReplaced(calls)
    const replaced = builtModule('families.ts', { prefixes, paths: {} }).families
    expect(replaced).toEqual(
      Object.fromEntries(
        Object.entries(families).map(([family, facts]) => [family, { ...facts, prefix: `/of-${family}` }]),
      ),
    )
    const one = builtModule('families.ts', { prefixes: { cashierCore: '' }, paths: {} }).families
    expect(one).toEqual({ ...families, cashierCore: { ...families.cashierCore, prefix: '' } })
  })

  it('says which calls the server lacks, and of no other', () => {
    const missing = built(withoutOurs(calls)).flatMap(({ isMissing, path: own }) => (isMissing ? [own] : []))
    const ours = calls.flatMap(({ origin, path: own }) => (origin === 'ours' ? [own] : []))
    expect(missing.sort()).toEqual(ours.sort())
    expect(missing.length).toBeGreaterThan(20)
    expect(built({ prefixes: {}, paths: {} }).filter((call) => 'isMissing' in call)).toEqual([])
  })
})
