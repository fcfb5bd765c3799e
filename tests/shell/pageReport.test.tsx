import { openPages } from '@tests/routes/fakeNavigation'
import { clean, draw } from '@tests/ui/mounted'
import type { Happening } from '@/report/events'
import { connectReports, openSink } from '@/report/report'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { usePageReport } from '@/shell/usePageReport'
import { happen } from './fakeHooks'

const seen: Happening[] = []
const summary = () => seen.map(({ event, page, detail }) => [event, page.id, detail.stayTime])

function Page({ route = routes.pdp }: { route?: Pick<Route, 'path' | 'title'> }) {
  usePageReport(route)
  return null
}

beforeAll(() => {
  connectReports({
    isAllowed: () => true,
    anonymousId: () => '',
    person: () => ({ isSignedIn: false, inApp: false }),
    from: () => '',
    utmSource: () => '',
    innerApp: () => 'xbt',
    reportSwitch: () => 'on',
  })
  openSink(() => ({ take: (one) => void seen.push(one), clear: () => undefined }))
})
beforeEach(() => {
  jest.useFakeTimers()
  seen.length = 0
  openPages('subPackages/pdp/index')
  draw(<Page />)
})
afterEach(() => {
  clean()
  jest.useRealTimers()
})

describe('a page', () => {
  it('R-134 reports its load once, a view each time it is shown, and the viewing time when it is left', () => {
    happen('show')
    jest.advanceTimersByTime(1200)
    happen('hide')
    jest.advanceTimersByTime(60_000)
    happen('show')
    jest.advanceTimersByTime(300)
    clean()
    const { path } = routes.pdp
    expect(summary()).toEqual([
      ['load', path, undefined],
      ['pageView', path, undefined],
      ['pageLeave', path, 1200],
      ['pageView', path, undefined],
      ['pageLeave', path, 300],
    ])
  })

  it('that is hidden and then closed is reported as left once', () => {
    happen('show')
    happen('hide')
    clean()
    expect(seen.filter(({ event }) => event === 'pageLeave')).toHaveLength(1)
  })

  it('R-130 is reported with its title, its address and the page before', () => {
    clean()
    openPages('subPackages/category/index?categoryId=2')
    draw(<Page route={routes.category} />)
    happen('show')
    clean()
    openPages('subPackages/category/index', 'subPackages/pdp/index?goodsId=20101')
    draw(<Page />)
    happen('show')
    happen('hide')
    happen('show')
    const views = seen.filter(({ event, page }) => event === 'pageView' && page.id === routes.pdp.path)
    const shown = {
      id: routes.pdp.path,
      title: '商品详情',
      url: '/subPackages/pdp/index?goodsId=20101',
      referer: '/subPackages/category/index?categoryId=2',
    }
    expect(views.map(({ page }) => page)).toEqual([shown, shown])
  })
})
