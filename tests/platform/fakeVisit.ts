import { type Deferred, deferred } from '@tests/lib/deferred'
import type { PageCodeFailure, PageCodePort } from '@/platform/page/pageCodePort'

type PageCode = typeof import('../../src/platform/page/pageCode.h5')

/** The app's pages in these tests; each has a route and code of its own. */
const pages = ['pages/home/index', 'pages/mall/index', 'subPackages/pdp/index'] as const
export const [home, mall, product] = pages

/** A visit in a browser whose router, history and network belong to the test. */
export interface Visit {
  pageCode: PageCodePort
  /** Paths whose code was requested from the server, in their order. */
  asked: string[]
  /** The code of a page arrives, or its requests fail. */
  deliver(path: string): Promise<void>
  refuse(path: string, error?: object): Promise<void>
  /** The router meets an address on top of the current one, or in its place. */
  push(path: string, isInPlace?: boolean): void
  /** The browser's own buttons: by -1 for Back. */
  move(by: number): void
  /** The path in the address bar, and the page on the screen. */
  address(): string | undefined
  screen(): string | undefined
  /** Every page that the router got, in their order: one that it gets again is drawn from its beginning. */
  drawn: string[]
  /** What was loaded anew by the browser: the app starts again there. */
  anew: string[]
  /** Begins to listen, as the app's frame does once it is drawn. */
  watch(): void
  /** Whether a page is shown as loading, each time that this was reported. */
  slow: boolean[]
  failed: PageCodeFailure[]
  /** Each report that nothing, or something, is on the screen. */
  stranded: ((() => void) | undefined)[]
}

/** The address of a visit and the page on its screen. */
export const opened = (visit: Visit) => [visit.address(), visit.screen()]

/** For the tests of a file: the clock is theirs, and no browser is left behind. */
export function inFakeBrowser(): void {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'window')
  })
}

/** Lets every promise settle. */
export const settled = async (): Promise<void> => void (await jest.advanceTimersByTimeAsync(0))

interface Tab {
  /** Which of the addresses is open; the last one unless given. */
  index?: number
  /** Whether the router has counted the addresses, as it does once it has started. */
  isNumbered?: boolean
  /** Whether the app's frame listens from the beginning. */
  isWatched?: boolean
}

/**
 * Starts the app in a tab with these addresses. The router does what Taro's does: it asks a route for its page,
 * shows what it gets, and keeps the previous page where it gets none.
 */
export function startVisit(entries: string[], tab: Tab = {}): Visit {
  const { isNumbered = true, isWatched = true } = tab
  let index = tab.index ?? entries.length - 1
  const events = new EventTarget()
  const cached = new Set<string>()
  const requests: { path: string; code: Deferred<unknown> }[] = []
  const routes = pages.map((path) => ({
    path,
    load(context: unknown, params: unknown): [Promise<unknown>, unknown, unknown] {
      const code = deferred<unknown>()
      if (cached.has(path)) code.resolve(path)
      else requests.push({ path, code })
      return [code.promise, context, params]
    },
  }))

  async function render(): Promise<void> {
    const route = routes.find(({ path }) => path === entries[index])
    const [page, context, params] = await Promise.all(route?.load('context', 'params') ?? [])
    if (page && context === 'context' && params === 'params') visit.drawn.push(page as string)
  }
  function move(by: number): void {
    index += by
    events.dispatchEvent(new Event('popstate'))
    void render()
  }
  function settle(path: string, how: (code: Deferred<unknown>) => void): Promise<void> {
    for (const request of requests.filter((one) => one.path === path)) how(request.code)
    return settled()
  }

  const visit: Visit = {
    pageCode: {} as PageCodePort,
    get asked() {
      return requests.map(({ path }) => path)
    },
    deliver(path) {
      cached.add(path)
      return settle(path, (code) => code.resolve(path))
    },
    refuse: (path, error = new Error('Loading chunk failed')) => settle(path, (code) => code.reject(error)),
    push(path, isInPlace = false) {
      if (!isInPlace) index += 1
      entries.splice(index, entries.length, path)
      void render()
    },
    move,
    address: () => entries[index],
    screen: () => visit.drawn.at(-1),
    drawn: [],
    anew: [],
    watch: () =>
      visit.pageCode.watch({
        slow: (now) => visit.slow.push(now),
        failed: (reason) => visit.failed.push(reason),
        stranded: (retry) => visit.stranded.push(retry),
      }),
    slow: [],
    failed: [],
    stranded: [],
  }
  Object.assign(globalThis, {
    window: {
      setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
      clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
      addEventListener: events.addEventListener.bind(events),
      history: {
        get state() {
          return isNumbered ? { idx: index } : null
        },
        go: (by: number) => (by === 0 ? visit.anew.push('reload') : setTimeout(() => move(by))),
      },
      location: {
        reload: () => visit.anew.push('reload'),
        assign: (address: string) => visit.anew.push(`assign ${address}`),
        replace: (address: string) => visit.anew.push(`replace ${address}`),
      },
    },
  })
  jest.doMock('@tarojs/taro', () => ({
    __esModule: true,
    default: { getCurrentPages: () => visit.drawn.slice(-1).map((path) => ({ path })) },
  }))
  jest.isolateModules(() => {
    const app: PageCode = jest.requireActual('../../src/platform/page/pageCode.h5')
    app.guardPages(routes)
    visit.pageCode = app.pageCode
  })
  if (isWatched) visit.watch()
  void render()
  return visit
}

/** A visit with a page on the screen, whose slide is over; what it reported until then is left out. */
export async function visitAt(entries: string[], tab?: Tab): Promise<Visit> {
  const visit = startVisit(entries, tab)
  await visit.deliver(visit.address() ?? '')
  await jest.advanceTimersByTimeAsync(1_000)
  for (const told of [visit.slow, visit.stranded]) told.length = 0
  return visit
}

/** The customer asks for a page inside the app; the page is opened through the router once its code is there. */
export function tap(visit: Visit, path: string, { isInPlace = false, isTab = false, query = '' } = {}): void {
  visit.pageCode.arrive({
    address: `/${path}${query}`,
    isInPlace,
    isTab,
    open: () => visit.push(path, isInPlace),
  })
}
