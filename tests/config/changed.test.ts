import { readdirSync } from 'node:fs'
import path from 'node:path'
import { chapters } from '@tests/journeys/table'
import { reachedBy } from '../../config/testing/changed'
import { journeysOf } from '../../config/testing/journeysOf'
import { allRoutes } from '../../src/routes'

const tests = path.resolve(__dirname, '..')

describe('what a changed file reaches', () => {
  it('a page reaches its screen and the journeys of its area', () => {
    expect(reachedBy(['src/subPackages/cash-out/index.tsx'])).toEqual({
      related: ['src/subPackages/cash-out/index.tsx'],
      sandbox: ['wallet'],
      journeys: ['wallet'],
      screens: ['subPackages/cash-out/index'],
    })
    expect(reachedBy(['src/subPackages/cash-out/index/Amount.tsx']).screens).toEqual(['subPackages/cash-out/index'])
  })

  it('the code of an area reaches all its screens, in the app and in the sandbox', () => {
    const { screens, sandbox, journeys } = reachedBy(['src/domain/coin/nextStep.ts', 'sandbox/areas/coupon/routes.ts'])
    const of = (area: string) => allRoutes.filter((route) => route.area === area).map((route) => route.path)
    expect(screens.sort()).toEqual([...of('coin'), ...of('coupon')].sort())
    expect(sandbox).toEqual(['coin', 'coupon'])
    expect(journeys).toEqual(['coin', 'coupon'])
  })

  it.each([
    'src/routes.ts',
    'src/routes/memberRoutes.ts',
    'tests/screens.ts',
    'tests/samples/coupons.ts',
    'sandbox/devtools/screens/samples.json',
  ])('%s, of which the list of screens is made, reaches its tests', (file) => {
    expect(reachedBy([file]).sandbox).toEqual(['devtools/screens'])
    expect(readdirSync(path.join(tests, 'sandbox/devtools/screens'))).toContain('samples.test.ts')
  })

  it('a test of a screen reaches no test of the sandbox', () => {
    expect(reachedBy(['tests/screens/pages/home/store.test.tsx']).sandbox).toEqual([])
  })

  it('a test reaches itself, and words reach nothing', () => {
    expect(reachedBy(['tests/domain/order/rules.test.ts', 'README.md'])).toEqual({
      related: ['tests/domain/order/rules.test.ts'],
      sandbox: [],
      journeys: [],
      screens: [],
    })
  })
})

describe('the journeys of the areas', () => {
  it.each(['e2e', 'minihost'])('are all in tests/%s, and each belongs to an area', (folder) => {
    const named = new Set(Object.values(journeysOf).flat())
    const files = readdirSync(path.join(tests, folder)).flatMap(
      (name) => /^(\w+)Journey\.test\.ts$/.exec(name)?.[1] ?? [],
    )
    const written = ['buying', ...chapters.map(({ name }) => name), ...files]
    expect(written.sort()).toEqual([...named].sort())
  })
})
