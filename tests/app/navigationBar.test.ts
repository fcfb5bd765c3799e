import { until } from '@tests/fixtures/until'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { go, replace } from '@/navigate'
import { allRoutes, routeAt, routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { Theme } from '@/theme/theme'
import { setStoredTheme } from '@/theme/themeFlag'
import { xbt } from '@/theme/xbt'
import { xyf } from '@/theme/xyf'
import { app, seen } from './customer'
import './fakeServer'
import { kindOf, ruledGround } from './headerKinds'

it('R-03 one page has the bar of the host', () => {
  expect(allRoutes.filter(({ hostBar }) => hostBar).map(({ path }) => path)).toEqual([
    'subPackages/landing-page/activity-1',
  ])
})

/** Values for the query of a page; the server of this test finds nothing under them, and the bar is drawn all the same. */
const queryOf = ({ query = '' }: Route) =>
  Object.fromEntries(query.split(' ').flatMap((name) => (name === '' || name.endsWith('?') ? [] : [[name, '1']])))

const front = () => [...document.querySelectorAll('.taro_page:not(.taro_page_shade)')].at(-1)

const ground = () => front()?.querySelector<HTMLElement>('#screen')?.style.getPropertyValue('--header-background')

/** Waits until the header in front has the ground that the rule gives it where this theme is stored. */
async function hasRuledHeader(route: Route, stored: Theme): Promise<void> {
  setStoredTheme(stored.name)
  await until(
    () => ground() === ruledGround(route, stored),
    () => `${ruledGround(route, stored)} as the header of ${route.path} in ${stored.name}: ${ground()}`,
  )
}

beforeAll(async () => {
  consent.accept()
  await app.createApp('/')
  session.signIn('token-a')
})
beforeEach(() => setStoredTheme(undefined))

it.each(allRoutes.map((route): [string, string, Route] => [route.path, kindOf(route.path), route]))(
  'R-03 R-10 D-29 %s has one navigation bar, and the header of the kind %s in both themes',
  async (_path, _kind, route) => {
    const open = route.tab === undefined ? replace : go
    const before = front()
    open(route as Route<Record<string, string>>, queryOf(route))
    // The first login page gives way to the second one in a browser.
    const wanted = route === routes.login ? routes.loginNum : route
    await until(
      () => front() !== before && routeAt(front()?.id.split('?')[0] ?? '') === wanted,
      () => `${wanted.path} in: ${front()?.id}, ${seen()}`,
    )
    await hasRuledHeader(route, xbt)
    await hasRuledHeader(route, xyf)
    expect(front()?.querySelectorAll('.nav-bar')).toHaveLength(route.hostBar ? 0 : 1)
    expect(route.hostBar ?? front()?.querySelector('.nav-bar [role=heading]')?.textContent).toBeTruthy()
  },
)

it('R-10 D-29 there are pages of every kind', () => {
  const found = new Set(allRoutes.map(({ path }) => kindOf(path)))
  expect([...found].sort()).toEqual(['cashier', 'form', 'inner', 'login', 'settings', 'tab'])
})
