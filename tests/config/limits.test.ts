import { readFileSync } from 'node:fs'
import path from 'node:path'
import { limits, productScreens } from '../../config/limits'
import { allRoutes } from '../../src/routes'

describe('the limits of sizes', () => {
  it('count every screen of the product, so that none of them may still come', () => {
    expect(allRoutes.filter(({ host }) => host === undefined)).toHaveLength(productScreens)
  })

  it('do not depend on how many screens a build has', () => {
    for (const [name, limit] of Object.entries(limits))
      if (name !== 'main') expect([name, typeof limit]).toEqual([name, 'number'])
    const budgets = readFileSync(path.resolve(__dirname, '../../config/budgets.ts'), 'utf8')
    expect(budgets).not.toContain('productScreens')
  })
})
