import { allRoutes, routeAt } from '@/routes'
import { specifiedRoutes } from './specifiedRoutes'

/** Pages that the app needs besides those of the specification. */
const further = [
  'pages/not-found/index',
  'pages/system/choose-location',
  'pages/system/open-location',
  'pages/system/preview-image',
]

/** A closed account has no login, so its result cannot ask for one, other than the specification's list says. */
const withoutLogin = 'subPackages/cancel-account/cancel-result'

const specified = specifiedRoutes
  .trim()
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.trim()))

describe('the routes', () => {
  it('R-05 are those of the specification, 133 of them, and four that the app needs besides', () => {
    expect(specified).toHaveLength(133)
    expect(allRoutes.map(({ path }) => path).sort()).toEqual(
      [...specified.map(([path = '']) => path), ...further].sort(),
    )
  })

  it.each(specified)('R-05 R-04 %s has its titles, its login and its theme', (path, zh, en, facts = '') => {
    const route = routeAt(path)
    expect(route?.title).toEqual({ 'zh-CN': zh, en })
    expect(route?.login).toBe(facts.includes('?') || path === withoutLogin ? 'optional' : 'required')
    expect(route?.theme).toBe(facts.includes('x') ? 'xyfApp' : undefined)
  })
})
