import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { overLimit } from '../../config/budgetAdvice'
import { budgetTable, crowdedPackages, h5Budgets, miniProgramBudgets } from '../../config/budgets'
import { pictureBudgets } from '../../config/pictureBudgets'
import { temporaryFolder } from './temporaryFolder'

const KB = 1024

function build(files: Record<string, number>, app?: object): string {
  const dir = temporaryFolder('budgets')
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
    // Random bytes do not compress, so that gzipped sizes are known.
    writeFileSync(path.join(dir, name), randomBytes(bytes))
  }
  if (app) writeFileSync(path.join(dir, 'app.json'), JSON.stringify(app))
  return dir
}

const over = (rows: { what: string; ok: boolean }[]) =>
  rows.filter(({ ok }) => !ok).map(({ what }) => what.split(' (')[0])

describe('budgets', () => {
  const app = { subPackages: [{ root: 'sub/a', pages: ['index'] }] }

  it('accepts a small mini-program', () => {
    expect(over(miniProgramBudgets(build({ 'app.js': 10 * KB, 'sub/a/index.js': KB }, app), 'weapp'))).toEqual([])
  })

  it.each([
    ['main package', { 'app.js': 501 * KB, 'sub/a/index.js': KB }, ['weapp main package']],
    ['sub-package', { 'app.js': KB, 'sub/a/index.js': 401 * KB }, ['weapp largest sub-package']],
    ['total', { 'app.js': 490 * KB, 'sub/a/index.js': 3700 * KB }, ['weapp largest sub-package', 'weapp total']],
    ['missing build', {}, ['weapp main package', 'weapp largest sub-package', 'weapp total']],
  ])('finds %s', (_name, files, expected) => {
    const isMissing = Object.keys(files).length === 0
    expect(
      over(miniProgramBudgets(build(files as Record<string, number>, isMissing ? undefined : app), 'weapp')),
    ).toEqual(expected)
  })

  it('counts what a tab has fetched ahead', () => {
    const roots = Array.from({ length: 6 }, (_, at) => ({ root: `sub/${at}`, pages: ['index'] }))
    const ahead = (count: number) => {
      const packages = roots.slice(0, count).map(({ root }) => root)
      const files = Object.fromEntries(roots.map(({ root }) => [`${root}/index.js`, 390 * KB]))
      const settings = { subPackages: roots, preloadRule: { 'pages/my/index': { network: 'all', packages } } }
      return miniProgramBudgets(build({ 'app.js': KB, ...files }, settings), 'weapp')
    }
    expect(over(ahead(5))).toEqual([])
    expect(over(ahead(6))).toEqual(['weapp fetched ahead by pages/my/index'])
    expect(overLimit(ahead(6), () => '')).toEqual([expect.stringMatching(/ahead by pages\/my\/index is .* nextOf/)])
  })

  it('finds more sub-packages than WeChat takes', () => {
    const withRoots = (length: number) =>
      build({}, { subPackages: Array.from({ length }, (_, at) => ({ root: `sub/${at}` })) })
    expect(crowdedPackages(withRoots(95), 'weapp')).toEqual([])
    expect(crowdedPackages(withRoots(96), 'weapp')).toEqual([expect.stringContaining('96 sub-packages')])
  })

  it.each([
    ['entry', { 'e.js': 152, 'h.js': 1, 'p.js': 1 }, ['H5 entry + home, scripts gz']],
    ['home', { 'e.js': 1, 'h.js': 152, 'p.js': 1 }, ['H5 entry + home, scripts gz']],
    ['document', { 'e.js': 1, 'h.js': 1, 'p.js': 1, 'index.html': 18 }, ['H5 index.html gz']],
    ['styles', { 'e.js': 1, 'h.js': 1, 'p.js': 1, 'e.css': 10, 'h.css': 3 }, ['H5 entry + home, styles gz']],
    ['page', { 'e.js': 1, 'h.js': 1, 'p.js': 16 }, ['H5 each further page gz, median']],
    ['nothing', { 'e.js': 1, 'h.js': 1, 'p.js': 1 }, []],
  ])('finds H5 %s', (_name, sizes, expected) => {
    const files: Record<string, number> = { 'e.css': 1, 'h.css': 1, 'index.html': 1, ...sizes }
    const dir = build(Object.fromEntries(Object.entries(files).map(([name, kb]) => [name, kb * KB])))
    const manifest = {
      entry: ['e.js'],
      pages: { 'pages/home/index': ['e.js', 'h.js'], 'a/index': ['e.js', 'p.js'] },
      styles: { entry: ['e.css'], pages: { 'pages/home/index': ['e.css', 'h.css'] } },
    }
    expect(over(h5Budgets(dir, manifest))).toEqual(expected)
  })

  it('fails when the manifest contains no page', () => {
    expect(
      over(h5Budgets(build({ 'e.js': KB }), { entry: ['e.js'], pages: {}, styles: { entry: [], pages: {} } })),
    ).toHaveLength(5)
  })

  it('names files of the main package alone where that is over its budget', () => {
    const files = { 'app.js': 505 * KB, 'a/sub-vendors.js': 600 * KB }
    const dir = build(files, { subPackages: [{ root: 'a' }] })
    const [main] = overLimit(miniProgramBudgets(dir, 'weapp'), () => dir)
    expect(main).toContain('largest files: app.js 505.0 KB')
    expect(main).not.toContain('sub-vendors')
  })

  it('says by how much an entry is over its budget, with its largest files and what to do', () => {
    const dir = build({ 'app.js': 300 * KB, 'common.js': 205 * KB, 'app.json.br': 600 }, { subPackages: [] })
    expect(overLimit(miniProgramBudgets(dir, 'weapp'), () => dir)).toEqual([
      expect.stringMatching(
        /^weapp main package is 5\.\d KB over its limit \(largest files: app\.js 300\.0 KB, common\.js 205\.0 KB, .+\): import what only sub-packages need/,
      ),
      expect.stringContaining('weapp largest sub-package'),
    ])
    expect(
      overLimit([{ what: 'H5 entry + home, scripts gz', bytes: 2048, limit: 1024, ok: false }], () => dir),
    ).toEqual([expect.stringContaining('H5 entry + home, scripts gz is 1.0 KB over its limit')])
    expect(overLimit([{ what: 'tt total', bytes: 1, limit: 2, ok: true }], () => dir)).toEqual([])
  })

  it('mentions a size just under its limit', () => {
    const rows = miniProgramBudgets(build({ 'app.js': 491 * KB }, { subPackages: [] }), 'weapp')
    expect(budgetTable(rows)).toMatch(/NEAR\s+weapp main package/)
    expect(budgetTable(miniProgramBudgets(build({ 'app.js': 489 * KB }, app), 'weapp'))).not.toMatch(/NEAR/)
  })

  it('says which row exceeds its limit', () => {
    expect(budgetTable(miniProgramBudgets(build({ 'app.js': 501 * KB }, { subPackages: [] }), 'tt'))).toMatch(
      /OVER\s+tt main package/,
    )
  })

  it('names every picture over 60 KB, as a file or inside one, and says what to do', () => {
    const dir = build({ 'images/large.png': 61 * KB, 'images/larger.webp': 62 * KB, 'images/small.png': 59 * KB })
    writeFileSync(
      path.join(dir, 'app.js'),
      `a="data:image/png;base64,${'A'.repeat(63 * KB)}";b="data:image/png;base64,AA"`,
    )
    const rows = pictureBudgets(dir, 'h5')
    expect(rows.map(({ what, ok }) => [what.split(': ')[0], ok])).toEqual([
      ['h5 picture data:image/png in app.js', false],
      ['h5 picture images/larger.webp', false],
      ['h5 picture images/large.png', false],
    ])
    expect(budgetTable(rows)).toMatch(/OVER\s+h5 picture images\/large\.png: give it fewer pixels/)
  })

  it('accepts pictures up to 60 KB and names the largest, and accepts a build without pictures', () => {
    const dir = build({ 'a.png': 60 * KB, 'b.png': 10 })
    expect(pictureBudgets(dir, 'tt')).toMatchObject([{ what: 'tt picture a.png', ok: true }])
    expect(over(pictureBudgets(build({ 'app.js': 10 }), 'tt'))).toEqual([])
  })
})
