import { until } from '@tests/fixtures/until'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { go, replace } from '@/navigate'
import { allRoutes, routeAt, routes } from '@/routes'
import type { Route } from '@/routes/route'
import { app, seen } from './customer'
import './fakeServer'

const own = allRoutes.filter(({ hostBar }) => !hostBar)

it('R-03 one page has the bar of the host', () => {
  expect(allRoutes.filter(({ hostBar }) => hostBar).map(({ path }) => path)).toEqual([
    'subPackages/landing-page/activity-1',
  ])
})

/** Values for the query of a page; the server of this test finds nothing under them, and the bar is drawn all the same. */
const queryOf = ({ query = '' }: Route) =>
  Object.fromEntries(query.split(' ').flatMap((name) => (name === '' || name.endsWith('?') ? [] : [[name, '1']])))

const front = () => [...document.querySelectorAll('.taro_page:not(.taro_page_shade)')].at(-1)

beforeAll(async () => {
  consent.accept()
  await app.createApp('/')
  session.signIn('token-a')
})

it.each(own.map((route): [string, Route] => [route.path, route]))(
  'R-03 %s draws its own navigation bar',
  async (_path, route) => {
    const open = route.tab === undefined ? replace : go
    const before = front()
    open(route as Route<Record<string, string>>, queryOf(route))
    // The first login page gives way to the second one in a browser.
    const wanted = route === routes.login ? routes.loginNum : route
    await until(
      () => front() !== before && routeAt(front()?.id.split('?')[0] ?? '') === wanted,
      () => `${wanted.path} in: ${front()?.id}, ${seen()}`,
    )
    expect(front()?.querySelectorAll('.nav-bar')).toHaveLength(1)
    expect(front()?.querySelector('.nav-bar [role=heading]')?.textContent).toMatch(/./)
  },
)
