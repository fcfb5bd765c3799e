import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { generatedFiles } from '../../config/growth/generate'
import { insertAreas, insertRoutes } from '../../config/growth/insertRoutes'
import { type Host, type Measured, measure, type Sizes } from '../../config/growth/measure'
import { areas, screens } from '../../config/growth/plan'
import { growthReport, growthRows } from '../../config/growth/verdict'
import { allRoutes } from '../../src/routes'
import type { Route } from '../../src/routes/route'
import { temporaryFolder } from './temporaryFolder'

const KB = 1024
const root = path.resolve(__dirname, '../..')
const counts = { today: 31, added: 30 }

const measured = (files: Record<string, number>, modules: Record<string, number> = {}): Measured => ({ files, modules })

/** A mini-program whose main package and total are given in bytes. */
const mini = (main: number, total: number): Sizes => ({
  main: measured({ 'common.js': main }, { 'src/domain/order/rules.ts': main }),
  total: measured({ all: total }),
})

const first = (bytes: number): Sizes => ({ first: measured({ 'js/app.js': bytes }) })

/** The sizes that fail, when 30 screens add these bytes each to main package and total. */
const faulty = (host: Host, before: Sizes, after: Sizes) =>
  growthRows(host, before, after, counts).flatMap(({ what, faults }) => (faults.length > 0 ? [what] : []))

describe('growth', () => {
  it.each([
    ['at their limits', 250, 10 * KB, []],
    ['that add more to the main package', 251, 10 * KB, ['weapp main package']],
    ['that need more than the host takes in all', 250, 32 * KB, ['weapp total']],
    ['that are not in the build', 0, 0, ['weapp main package', 'weapp total']],
    ['of another kind of build', -3000, 5 * KB, ['weapp main package']],
  ])('judges screens of a mini-program %s', (_name, main, total, expected) => {
    const before = mini(470 * KB, 900 * KB)
    const after = mini(470 * KB + 30 * main, 900 * KB + 30 * total)
    expect(faulty('weapp', before, after)).toEqual(expected)
  })

  it.each<[Host, number, string[]]>([
    ['weapp', 480, ['weapp main package']],
    ['alipay', 460, ['alipay main package']],
    ['tt', 460, ['tt main package']],
  ])('finds that the main package of %s is too large once all screens exist', (host, main, expected) => {
    const grown = (each: number) => mini(main * KB + 30 * each, 900 * KB + 30 * 5 * KB)
    expect(faulty(host, mini(main * KB, 900 * KB), grown(198))).toEqual([])
    expect(faulty(host, mini(main * KB, 900 * KB), grown(210))).toEqual(expected)
  })

  it.each([
    [70, []],
    [71, ['h5 first load gz']],
    [-5, ['h5 first load gz']],
  ])('judges screens that add %i bytes to the first load of H5', (each, expected) => {
    expect(faulty('h5', first(140 * KB), first(140 * KB + 30 * each))).toEqual(expected)
  })

  it('names the files and modules that grew most', () => {
    const before = { ...mini(400 * KB, 900 * KB), main: measured({ 'common.js': 9, 'app.json': 5 }, { 'src/a.ts': 5 }) }
    const after = {
      ...mini(400 * KB, 2000 * KB),
      main: measured({ 'common.js': 9, 'app.json': 9005 }, { 'src/a.ts': 5, 'src/contract/planted.ts': 70 }),
    }
    const report = growthReport(growthRows('weapp', before, after, counts))
    expect(report).toMatch(/OVER\s+weapp main package/)
    expect(report).toContain('weapp main package: a screen adds 300 B, at most 250 B are allowed')
    expect(report).toContain('files that grew most: app.json +9000 B\n')
    expect(report).toContain('before minification: src/contract/planted.ts +70 B')
  })

  it('refuses to compare sizes that were not measured', () => {
    expect(() => growthRows('weapp', first(1), first(1), counts)).toThrow('weapp: the main package was not measured')
  })
})

describe('a measured build', () => {
  const project = (files: Record<string, string>) => {
    const dir = temporaryFolder('growth')
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
      writeFileSync(path.join(dir, name), text)
    }
    return dir
  }

  it('has the files and modules of the main package only', () => {
    const dir = project({
      'dist/tt/app.json': JSON.stringify({ subPackages: [{ root: 'sub/a/', pages: ['index'] }] }),
      'dist/tt/common.js': '123',
      'dist/tt/sub/a/index.js': '12345',
      '.cache/modules-tt.json': JSON.stringify([
        { files: ['common.js'], modules: { 'src/routes.ts': 10 } },
        { files: ['sub/a/index.js'], modules: { 'src/subPackages/a/index.tsx': 20 } },
      ]),
    })
    const { main, total } = measure(dir, 'tt')
    expect(main?.files).toMatchObject({ 'common.js': 3 })
    expect(Object.keys(main?.files ?? {})).toHaveLength(2)
    expect(main?.modules).toEqual({ 'src/routes.ts': 10 })
    expect(total?.files).toMatchObject({ 'sub/a/index.js': 5 })
  })

  it('has the scripts of entry and home of H5, as its budget counts them, by names without hashes and numbers', () => {
    const dir = project({
      'dist/h5/index.html': '<html>',
      'dist/h5/js/app.0123ab.js': '1',
      'dist/h5/js/77.0123ab.js': '2',
      'dist/h5/js/88.0123ab.js': '3',
      '.cache/chunks-h5.json': JSON.stringify({
        entry: ['js/app.0123ab.js'],
        pages: { 'pages/home/index': ['js/77.0123ab.js'], 'a/index': ['js/88.0123ab.js'] },
      }),
      '.cache/modules-h5.json': JSON.stringify([{ files: ['js/77.0123ab.js'], modules: { 'src/pages/home.tsx': 9 } }]),
    })
    const sizes = measure(dir, 'h5').first
    expect(Object.keys(sizes?.files ?? {})).toEqual(['js/app.js', 'js/ with src/pages/home.tsx'])
    expect(sizes?.modules).toEqual({ 'src/pages/home.tsx': 9 })
  })

  it('is not one without its list of modules', () => {
    expect(() => measure(project({}), 'weapp')).toThrow(/modules-weapp\.json is missing/)
  })
})

describe('generated screens', () => {
  const files = generatedFiles()
  const source = readFileSync(path.join(root, 'src/routes.ts'), 'utf8')
  const maker = readFileSync(path.join(root, 'src/routes/route.ts'), 'utf8')

  it('are 30 in 8 areas, half of them below xyfApp, and each area is below both roots', () => {
    expect(screens).toHaveLength(30)
    expect(areas).toHaveLength(8)
    expect(screens.filter(({ path: address }) => address.startsWith('subPackages/xyfApp/'))).toHaveLength(15)
    for (const { older, newer } of areas) expect(Math.min(older.length, newer.length)).toBeGreaterThan(0)
  })

  it('have a page, a contract, texts in both languages, and no file of the product', () => {
    for (const screen of screens) expect(files).toHaveProperty([`src/${screen.path}.tsx`])
    for (const { name } of areas)
      for (const file of ['contract', 'i18n', 'i18n/en']) expect(files).toHaveProperty([`src/${file}/${name}.ts`])
    expect(Object.keys(files).filter((file) => existsSync(path.join(root, file)))).toEqual([])
    expect(Object.entries(files).filter(([, text]) => /\{\{\w+\}\}|^===/m.test(text))).toEqual([])
  })

  it('are routes of the product like all others', () => {
    const { outputText } = ts.transpileModule(insertRoutes(source, screens), {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    })
    const grown = {} as { allRoutes: readonly Route[] }
    const load = (name: string) => jest.requireActual(path.join(root, 'src', name))
    new Function('exports', 'require', outputText)(grown, load)
    expect(grown.allRoutes).toHaveLength(allRoutes.length + screens.length)
    expect(grown.allRoutes).toContainEqual({
      path: 'subPackages/library/detail',
      area: 'library',
      query: 'itemId',
      title: { 'zh-CN': '书馆详情', en: 'Library details' },
      login: 'required',
      newer: 'subPackages/xyfApp/library/detail',
    })
  })

  it.each([
    { name: 'Area', file: 'src/routes/route.ts', text: maker, declaration: 'export type Area =', insert: insertAreas },
    {
      name: 'routes',
      file: 'src/routes.ts',
      text: source,
      declaration: 'export const routes = {',
      insert: insertRoutes,
    },
  ])('are not inserted where "$name" is not declared, or in a comment alone', (each) => {
    const { name, file, text, declaration, insert } = each
    const changed = text.replace(declaration, (all) => `// ${all}\n${all.replace(name, 'changed')}`)
    expect(() => insert(changed, screens)).toThrow(
      `${file} declares "${name}" 0 times, not once: adapt config/growth/insertRoutes.ts`,
    )
  })

  it('are inserted however the declarations are broken into lines', () => {
    const types = maker.replace('export type Area =', 'export type Area /* of the business */\n  =')
    expect(insertAreas(types, screens)).toContain("'library'")
    const broken = source.replace('export const routes = {', 'export const routes =\n  {')
    expect(insertRoutes(broken, screens)).toContain('libraryDetail: ')
  })
})
