import { h5Budgets } from '../../config/budgets'
import { growthRows } from '../../config/growth/verdict'
import { limits, productScreens } from '../../config/limits'
import { allRoutes } from '../../src/routes'

const KB = 1024

/** The limits of an H5 build with so many pages, in bytes, in the order of their rows. */
const h5Limits = (count: number): number[] => {
  const pages = Object.fromEntries(Array.from({ length: count }, (_, at) => [`sub/${at}/index`, []]))
  const none = { entry: [], pages: {} }
  return h5Budgets('nowhere', { entry: [], pages, styles: none }).map(({ limit }) => limit)
}

describe('the limits of sizes', () => {
  it('count every screen of the product, so that none of them may still come', () => {
    expect(allRoutes.filter(({ host }) => host === undefined)).toHaveLength(productScreens)
  })

  it.each([0, 1, productScreens - 1, productScreens, productScreens + 1, 1000])(
    'of H5 are the same for a build of %i screens',
    (count) => {
      expect(h5Limits(count)).toEqual(h5Limits(productScreens))
      expect(h5Limits(count)[0]).toBe(limits.firstLoad * KB)
    },
  )

  it.each([-100, -1, 0, 1, 100])('are not looser where %i screens are missing from `productScreens`', (missing) => {
    const measured = (bytes: number) => ({ first: { files: { 'js/app.js': bytes }, modules: {} } })
    const grown = (before: number) =>
      growthRows('h5', measured(before), measured(before + 30), { today: productScreens + missing, added: 30 })
    expect(grown(limits.firstLoad * KB + 1).flatMap(({ faults }) => faults)).toContainEqual(
      expect.stringContaining(`at most ${limits.firstLoad}.0 KB fit`),
    )
    expect(grown(0).map(({ limit }) => limit.whole)).toEqual([limits.firstLoad * KB])
  })
})
