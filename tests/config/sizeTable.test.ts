import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BudgetRow } from '../../config/budgets'
import { installedVersions, outdatedFloor, readFloor } from '../../config/floor'
import { staleSizes, withSizeTable } from '../../config/sizeTable'

const KB = 1024
const rows: BudgetRow[] = [
  { what: 'weapp main package', bytes: 450 * KB, limit: 500 * KB, floor: 300 * KB, ok: true },
  { what: 'weapp largest sub-package (subPackages/a)', bytes: 20 * KB, limit: 400 * KB, ok: true },
]
const empty = 'before\n<!-- sizes: npm run budgets -- --write -->\n<!-- /sizes -->\nafter\n'
const written = withSizeTable(empty, rows)
const changed = (place: number, change: Partial<BudgetRow>) =>
  rows.map((row, index) => (index === place ? { ...row, ...change } : row))

describe('the table of sizes', () => {
  it('is written between its markers, without what changes with every build', () => {
    expect(written).toBe(
      [
        'before',
        '<!-- sizes: npm run budgets -- --write -->',
        '| what | measured | limit | floor |',
        '| --- | --: | --: | --: |',
        '| weapp main package | 450.0 KB | 500.0 KB | 300.0 KB |',
        '| weapp largest sub-package | 20.0 KB | 400.0 KB |  |',
        '<!-- /sizes -->',
        'after',
        '',
      ].join('\n'),
    )
    expect(withSizeTable(written, rows)).toBe(written)
    expect(staleSizes(written, rows)).toEqual({ faults: [], notices: [] })
  })

  it.each([
    ['another limit', changed(0, { limit: 480 * KB }), /500\.0 KB, floor 300\.0 KB; it is 450\.0 KB of 480\.0 KB/],
    ['another floor', changed(0, { floor: 200 * KB }), /floor 200\.0 KB/],
    ['a floor that is new', changed(1, { floor: 10 * KB }), /floor none; .*floor 10\.0 KB/],
    ['a new row', [...rows, { what: 'weapp total', bytes: KB, limit: KB, ok: true }], /not .*weapp total/],
    ['a row that is gone', rows.slice(1), /lists the sizes weapp main package/],
    ['a size that is far off', changed(0, { bytes: 395 * KB }), /says weapp main package 450\.0 KB/],
  ])('is refused for %s, and names the command', (_name, now, expected) => {
    const { faults } = staleSizes(written, now)
    expect(faults).toEqual([expect.stringMatching(expected)])
    expect(faults[0]).toContain('run npm run budgets -- --write')
  })

  it('accepts a size that has moved a little, with a notice from one hundredth of the limit on', () => {
    expect(staleSizes(written, changed(0, { bytes: 453 * KB }))).toEqual({ faults: [], notices: [] })
    const { faults, notices } = staleSizes(written, changed(0, { bytes: 470 * KB }))
    expect(faults).toEqual([])
    expect(notices).toEqual([expect.stringContaining('it is 470.0 KB')])
  })

  it('is missed where the markers are', () => {
    expect(staleSizes('nothing', rows).faults).toEqual([
      expect.stringContaining('docs/generated/sizes.md has no table'),
    ])
    expect(() => withSizeTable('nothing', rows)).toThrow('docs/generated/sizes.md has no <!-- sizes')
  })

  it('has its markers in its document', () => {
    const document = readFileSync(path.resolve(__dirname, '../../docs/generated/sizes.md'), 'utf8')
    expect(() => withSizeTable(document, rows)).not.toThrow()
  })
})

describe('the stored floor', () => {
  it('was measured with the frameworks that are installed', () => {
    expect(outdatedFloor(readFloor(), installedVersions())).toEqual([])
  })

  it('is refused when a framework has another version', () => {
    expect(outdatedFloor({ ...readFloor(), versions: { react: '18.2.0' } }, { react: '18.3.1' })).toEqual([
      'config/floor.json was measured with react 18.2.0, not 18.3.1: run npm run floor',
    ])
  })
})
