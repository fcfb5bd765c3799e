import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@tests/config/temporaryFolder'
import { buildSync } from 'esbuild'
import { keepMaps, mapsFolder } from '../../../config/release/maps'
import { placesIn, whereIs } from '../../../config/release/whereIs'

const release = '1.0.0-aaaaaaaa'
const source =
  'export function pay(amount: number) {\n  if (amount < 0) throw new Error("below nothing")\n  return amount\n}\n'

/** A project that has kept the maps of one minified script for the hosts, and where that script throws, as a stack says it. */
function project(): { root: string; at: string } {
  const root = temporaryFolder('project')
  mkdirSync(path.join(root, 'src'))
  writeFileSync(path.join(root, 'src/pay.ts'), source)
  for (const host of ['h5', 'weapp']) {
    const built = path.join(root, 'dist', host)
    const files = { entryPoints: [path.join(root, 'src/pay.ts')], outfile: path.join(built, 'js/pay.1f3b2c.js') }
    buildSync({ ...files, minify: true, sourcemap: 'external', format: 'esm', sourceRoot: 'webpack://subsidy-wallet/' })
    rename(`${files.outfile}.map`)
    keepMaps(built, path.join(root, mapsFolder(release, host)))
  }
  const [code = ''] = readFileSync(path.join(root, 'dist/h5/js/pay.1f3b2c.js'), 'utf8').split('\n')
  return { root, at: `js/pay.1f3b2c.js:1:${code.indexOf('Error(') + 1}` }
}

/** Gives the source the name that webpack gives it. */
function rename(file: string): void {
  const { sourceRoot: _own, ...map } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...map, sources: ['webpack://subsidy-wallet/./src/pay.ts?6a60'] }))
}

describe('npm run where-is', () => {
  it('names the source and its line of code, on each host that has the file', () => {
    const { root, at } = project()
    const found = 'src/pay.ts:2:29\n    if (amount < 0) throw new Error("below nothing")'
    expect(whereIs(root, at, release)).toEqual([`${at} on h5: ${found}\n${at} on weapp: ${found}`])
  })

  it('reads a whole stack, with the origins and folders that hosts put before a file', () => {
    const { root, at } = project()
    const stack = `Error: below nothing\n    at a (https://wallet.example/${at})\n    at b (appservice/${at})`
    const answers = whereIs(root, stack, release)
    expect(answers).toHaveLength(2)
    for (const answer of answers) expect(answer).toContain('src/pay.ts:2:29')
  })

  it('says which other release has a file that this one does not have', () => {
    const { root, at } = project()
    mkdirSync(path.join(root, mapsFolder('1.0.0-bbbbbbbb', 'h5')), { recursive: true })
    expect(whereIs(root, at, '1.0.0-bbbbbbbb')).toEqual([
      `${at}: no map of 1.0.0-bbbbbbbb has this file; these have: ${release}`,
    ])
    expect(whereIs(root, 'app-service.js:1:2', release)[0]).toContain('no other release has it either')
  })

  it('says that a place has no source', () => {
    const { root } = project()
    expect(whereIs(root, 'js/pay.1f3b2c.js:9:1', release)[0]).toContain('without a source')
  })

  it('refuses a text without a place, and a release that is not kept, and lists those that are', () => {
    const { root, at } = project()
    expect(() => whereIs(root, 'app.js', release)).toThrow('usage: ')
    expect(() => whereIs(root, at, '')).toThrow(`kept here: ${release}`)
    expect(() => whereIs(temporaryFolder('empty'), at, '1')).toThrow('1 is not one of those that are kept here: none')
  })
})

it.each([
  ['at t (https://wallet.example/js/app.1f3b2c.js:1:20)', 'wallet.example/js/app.1f3b2c.js'],
  ['t@https://wallet.example/js/app.1f3b2c.js:1:20', 'wallet.example/js/app.1f3b2c.js'],
  ['at subPackages/order/confirm.js:1:20', 'subPackages/order/confirm.js'],
  ['https://usr/app.js?t=7:1:20', 'usr/app.js'],
])('a stack’s line “%s” names a place', (line, file) => {
  expect(placesIn(line)).toEqual([{ file, line: 1, column: 20 }])
})
