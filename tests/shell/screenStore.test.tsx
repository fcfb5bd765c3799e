import { clean, draw } from '@tests/ui/mounted'
import { observer } from 'mobx-react'
import { act } from 'react'
import { setLanguage } from '@/i18n/language'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { AppContext } from '@/shell/AppContext'
import type { PageFrame } from '@/shell/PageContext'
import { useScreenStore } from '@/shell/useScreenStore'
import { frame, set, state } from './fakeFrame'
import { happen } from './fakeHooks'
import { InPage } from './pageOf'

const mockPulls: string[] = []

jest.mock('@/platform/page/pullDown', () => ({ endPullDown: () => void mockPulls.push('ended') }))

let made = 0
const events: string[] = []
const make = () => {
  made += 1
  const name = made
  const note = (event: string) => void events.push(`${name} ${event}`)
  return {
    name,
    load: () => note('load'),
    show: ({ isFirst }: { isFirst: boolean }) => note(isFirst ? 'show first' : 'show'),
    hide: () => note('hide'),
    refresh: async () => note('refresh'),
    loadMore: () => note('loadMore'),
    forget: () => note('forget'),
    drop: () => note('drop'),
  }
}
const Holder = observer(() => <i>{useScreenStore(make).name}</i>)

let visit: PageFrame['visit'] = 'coming'
let route: Route<never> | Route = routes.mall

/** Draws the page as the host shows it now. */
const open = (next: PageFrame['visit'] = visit) => {
  visit = next
  return draw(
    <AppContext.Provider value={frame}>
      <InPage route={route} visit={visit}>
        <Holder />
      </InPage>
    </AppContext.Provider>,
  )
}
const leave = () => set({ hasLogin: false, endedSessions: state.endedSessions + 1 })

beforeEach(() => {
  made = 0
  events.length = 0
  mockPulls.length = 0
  visit = 'coming'
  route = routes.mall
  set({ hasLogin: false })
})
afterEach(() => {
  clean()
  act(() => setLanguage('zh-CN'))
})

describe('the store of a page', () => {
  it('is loaded once at opening, shown, hidden, shown again and dropped at the end', () => {
    open()
    open('shown')
    open('hidden')
    open('shown')
    clean()
    expect(events).toEqual(['1 load', '1 show first', '1 hide', '1 show', '1 hide', '1 drop'])
  })

  it('that is made while the page is visible is shown at once', () => {
    open('shown')
    expect(events).toEqual(['1 load', '1 show first'])
  })

  it('of a page that needs a login loads nothing before a customer signs in', () => {
    route = routes.orderDetail
    open('shown')
    expect(events).toEqual([])
    set({ hasLogin: true })
    expect(events).toEqual(['1 load', '1 show first'])
  })

  it.each([routes.orderDetail, routes.mall])('U3 of $path is replaced for the next customer', (of) => {
    route = of
    set({ hasLogin: true })
    const box = open('shown')
    events.length = 0
    set({ endedSessions: state.endedSessions + 1 })
    expect(box.textContent).toBe('2')
    expect(events).toEqual(['1 hide', '1 drop', '2 load', '2 show first'])
  })

  it('U3 of a hidden page is replaced at once, and loaded when the page is shown again', () => {
    set({ hasLogin: true })
    open('shown')
    open('hidden')
    events.length = 0
    leave()
    expect(events).toEqual(['1 drop'])
    const box = open('shown')
    expect([box.textContent, events.slice(1)]).toEqual(['2', ['2 load', '2 show first']])
  })

  it('a sign-in loads again and keeps the store with what is public in it', () => {
    const box = open('shown')
    events.length = 0
    set({ hasLogin: true })
    expect([box.textContent, events]).toEqual(['1', ['1 load']])
    open('hidden')
    open('shown')
    expect(events).toEqual(['1 load', '1 hide', '1 show'])
  })

  it('a sign-in behind another page is followed once, when the page is shown again', () => {
    open('shown')
    open('hidden')
    events.length = 0
    set({ hasLogin: true })
    expect(events).toEqual([])
    open('shown')
    expect(events).toEqual(['1 load', '1 show first'])
  })

  it('another language reads everything again, on a hidden page when it is shown again', () => {
    open('shown')
    events.length = 0
    act(() => setLanguage('en'))
    expect(events).toEqual(['1 refresh'])
    open('hidden')
    act(() => setLanguage('zh-CN'))
    expect(events).toEqual(['1 refresh', '1 hide'])
    open('shown')
    expect(events).toEqual(['1 refresh', '1 hide', '1 refresh', '1 show first'])
  })

  it('U2 of a page that outlives the session stays, and forgets what belongs to the customer', () => {
    route = routes.goldOuter
    set({ hasLogin: true })
    const box = open('shown')
    events.length = 0
    leave()
    expect(box.textContent).toBe('1')
    expect(events).toEqual(['1 forget', '1 load'])
  })

  it('is told of the end of the page and of a pull-down, and ends the pull-down', async () => {
    open('shown')
    events.length = 0
    happen('bottom')
    happen('pull')
    await act(async () => undefined)
    expect([events, mockPulls]).toEqual([['1 loadMore', '1 refresh'], ['ended']])
  })
})
