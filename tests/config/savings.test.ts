import { h5Budgets, miniProgramBudgets } from '../../config/budgets'
import { savingFaults, savings, savingTable } from '../../config/savings'

const KB = 1024

/** The rows of a WeChat build and of H5 whose measured sizes are given in KB. */
const rows = (main: number, total: number, first: number) => {
  const sizes: Record<string, number> = {
    'weapp main package': main,
    'weapp total': total,
    'H5 entry + home, scripts gz': first,
  }
  const none = { entry: [], pages: {} }
  return [...miniProgramBudgets('nowhere', 'weapp'), ...h5Budgets('nowhere', { ...none, styles: none })].map((row) => ({
    ...row,
    bytes: (sizes[row.what] ?? 0) * KB,
  }))
}

describe('what our changes in files of Taro and MobX save', () => {
  it('is a table of main packages, totals and the first load', () => {
    const all = savings(rows(470, 3200, 151), rows(571, 3300, 160))
    expect(savingFaults(all)).toEqual([])
    expect(savingTable(all).split('\n')).toEqual([
      'what                         stock Taro  ours       saved',
      'weapp main package           571.0 KB    470.0 KB   101.0 KB',
      'weapp total                  3300.0 KB   3200.0 KB  100.0 KB',
      'H5 entry + home, scripts gz  160.0 KB    151.0 KB   9.0 KB',
    ])
  })

  it.each([
    ['there is no build on stock Taro', rows(470, 3200, 151), rows(0, 3300, 160), /^weapp main package .* on stock/],
    ['there is no build of ours', rows(0, 3200, 151), rows(571, 3300, 160), /^weapp main package .* of our build/],
    ['the switch has no effect', rows(470, 3200, 151), rows(571, 3300, 151), /^H5 entry .* STOCK_TARO no longer/],
  ])('is a fault where %s', (_name, ours, stock, fault) => {
    expect(savingFaults(savings(ours, stock))).toEqual([expect.stringMatching(fault)])
  })
})
