import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, ok, refusal, sent, settled, stored } from '@tests/request/fakeHost'
import { queueKey } from '@/report/queue'
import { onConsent, report, setPage } from '@/report/report'
import { startReporter } from '@/report/reporter'
import { anonymousId, connectFake, eventsSent, type FakePorts, tokensAsked } from './fakeReports'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))
jest.mock('@/platform/page/screenFacts', () => ({ screenFacts: () => ({ width: 390, height: 844, osVersion: '14' }) }))
jest.mock('@/platform/page/leave', () => ({
  leave: {
    watch: (onLeave: () => void) => mockLeave.watch(onLeave),
    get send() {
      return mockLeave.outlives ? mockLeave.send : undefined
    },
  },
}))

/** How the user turns away, and what is sent at that moment. */
const mockLeave = {
  /** Whether the host has a way that outlives the page. */
  outlives: true,
  turnAway: () => {},
  watch: (onLeave: () => void) => {
    mockLeave.turnAway = onLeave
  },
  send: jest.fn(async (_word: { url: string; headers: Record<string, string>; body: object }) => 200),
}

const dayMs = 24 * 60 * 60 * 1000
const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
let ports: FakePorts
let app: FakeApp

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(APP_HOSTS, { main: 'https://main.test', report: 'https://report.test' })
  sent.length = 0
  stored.clear()
  mockLeave.outlives = true
  app = connectApp()
  ports = connectFake()
  startReporter()
})
afterEach(async () => {
  onConsent(false)
  await endAll()
  jest.useRealTimers()
})

const waiting = () => (stored.get(queueKey) ?? []) as { eventId: string; item: { product_id: string } }[]
const happen = (count: number, from = 0) => {
  for (let turn = 0; turn < count; turn++) report('payStart', { productId: `p${from + turn}` })
}
const gather = () => jest.advanceTimersByTimeAsync(5_000)
const giveToken = (token = 'r-token') =>
  tokensAsked()
    .at(-1)
    ?.answer(ok({ token, expireSeconds: 7200 }))
/** Answers every event on the network, and those that follow. */
const takeAll = async () => {
  for (let index = 0; index < eventsSent().length; index++) await eventsSent()[index]?.answer(ok())
}

describe('sending', () => {
  it('R-130 R-132 asks for a token and posts each event with it', async () => {
    setPage({ id: 'pages/home/index', title: '首页', url: '/pages/home/index' })
    report('pageView', {})
    await gather()
    expect(tokensAsked()[0]).toMatchObject({ method: 'POST', data: { anonymousId } })
    await giveToken()
    expect(eventsSent()).toHaveLength(1)
    expect(eventsSent()[0]).toMatchObject({
      method: 'POST',
      url: 'https://report.test/event/report',
      header: { Token: 'r-token', 'content-type': 'application/json' },
      data: { eventId: '1000001', pageId: 'pages/home/index', anonymousId, source_type: 'wap' },
    })
    await takeAll()
    expect(waiting()).toEqual([])
  })

  it('R-132 goes to the ordinary host, same path, while the switch is not on', async () => {
    ports.reportSwitch = 'off'
    happen(1)
    await gather()
    await giveToken()
    expect(sent.map(({ url }) => url)).toEqual(['https://main.test/report/token', 'https://main.test/event/report'])
  })

  it('R-132 R-133 an unknown environment is a warning, and nothing is sent', async () => {
    const names = globalThis as unknown as { APP_ENV: string }
    names.APP_ENV = 'staging'
    happen(10)
    await settled()
    names.APP_ENV = 'test'
    expect(warned).toHaveBeenCalledWith('Invalid environment')
    expect(sent).toEqual([])
  })

  it('S6 carries neither the customer’s token nor the native app’s, for every customer signed in', async () => {
    app.appToken = { jwtToken: 'jwt-secret', token: 'native-secret' }
    happen(1)
    await gather()
    await giveToken()
    expect(JSON.stringify(sent)).not.toMatch(/token-a|jwt-secret|native-secret|device-1/)
  })

  it('gathers events for five seconds, or until there are ten', async () => {
    happen(9)
    await jest.advanceTimersByTimeAsync(4_900)
    expect(sent).toHaveLength(0)
    happen(1)
    await settled()
    expect(tokensAsked()).toHaveLength(1)
  })

  it('N2 keeps to two slots', async () => {
    happen(10)
    await settled()
    await giveToken()
    expect(eventsSent()).toHaveLength(2)
    await eventsSent()[0]?.answer(ok())
    expect(eventsSent()).toHaveLength(3)
  })

  it('R-132 a token that is no longer valid is asked for anew, and the event arrives', async () => {
    happen(1)
    await gather()
    await giveToken('old')
    await eventsSent()[0]?.answer(refusal('REPORT_TOKEN_INVALID'))
    await jest.advanceTimersByTimeAsync(10_000)
    await giveToken('new')
    expect(eventsSent()[1]?.header).toMatchObject({ Token: 'new' })
    await takeAll()
    expect(waiting()).toEqual([])
  })
})

describe('a report host in trouble', () => {
  it.each([429, 500, 503])(
    'N4 R-133 HTTP %d: one warning a round, nothing shown, no login ended, a longer wait',
    async (status) => {
      happen(3)
      await gather()
      await giveToken()
      for (const one of eventsSent()) await one.answer({ code: '300000' }, status)
      expect(warned).toHaveBeenCalledTimes(1)
      const count = sent.length
      await jest.advanceTimersByTimeAsync(9_000)
      expect(sent).toHaveLength(count)
      await jest.advanceTimersByTimeAsync(1_000)
      expect(sent.length).toBeGreaterThan(count)
      expect([app.shown, app.lost, app.network]).toEqual([[], [], []])
      expect(waiting()).toHaveLength(3)
    },
  )

  it('N4 R-133 no network and 300000 end no session and show nothing', async () => {
    happen(2)
    await gather()
    await tokensAsked()[0]?.fail()
    await jest.advanceTimersByTimeAsync(10_000)
    await giveToken()
    for (const one of eventsSent()) await one.answer(refusal('300000'))
    expect([app.shown, app.lost, app.network]).toEqual([[], [], []])
    expect(waiting()).toHaveLength(2)
  })

  it('N4 a hanging host holds two calls, for a minute, and events go on being taken', async () => {
    happen(10)
    await settled()
    await giveToken()
    happen(15, 10)
    await jest.advanceTimersByTimeAsync(59_000)
    expect(eventsSent()).toHaveLength(2)
    expect(waiting()).toHaveLength(25)
    await jest.advanceTimersByTimeAsync(2_000)
    expect(warned).toHaveBeenCalledTimes(1)
  })

  it('N4 the wait doubles up to ten minutes', async () => {
    happen(1)
    await gather()
    const waits: number[] = []
    for (let turn = 0; turn < 9; turn++) {
      const count = sent.length
      await sent.at(-1)?.fail()
      let seconds = 0
      for (; sent.length === count; seconds += 5) await jest.advanceTimersByTimeAsync(5_000)
      waits.push(seconds)
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600])
  })

  it('an event that would always be refused is given up, and the next one goes on', async () => {
    happen(2)
    await gather()
    await giveToken()
    for (const one of eventsSent()) await one.answer({ code: 'BAD_REQUEST' }, 400)
    expect(waiting()).toEqual([])
    expect(warned).not.toHaveBeenCalled()
  })
})

describe('the queue', () => {
  it('N4 keeps the newest 30 events', () => {
    ports.reportSwitch = 'on'
    happen(9)
    sent.length = 0
    happen(41, 9)
    expect(waiting()).toHaveLength(30)
    expect(waiting()[29]?.item.product_id).toBe('p49')
  })

  it('N4 gives up what is older than a day, by a clock that may jump', async () => {
    happen(1)
    await gather()
    await tokensAsked()[0]?.fail()
    jest.setSystemTime(Date.now() + dayMs + 1)
    happen(1, 1)
    expect(waiting().map(({ item }) => item.product_id)).toEqual(['p1'])
    jest.setSystemTime(Date.now() - 3 * dayMs)
    happen(1, 2)
    expect(waiting().map(({ item }) => item.product_id)).toEqual(['p2'])
  })

  it('survives the end of the app', async () => {
    happen(3)
    startReporter()
    await gather()
    await giveToken()
    await takeAll()
    expect(new Set(eventsSent().map(({ data }) => data.item.product_id))).toEqual(new Set(['p0', 'p1', 'p2']))
  })

  it.each([['{'], [{ a: 1 }], [[null, 1, { eventId: 1 }]]])('ignores what another version stored: %j', (value) => {
    stored.set(queueKey, value)
    startReporter()
    happen(1)
    expect(waiting()).toHaveLength(1)
  })
})

describe('turning away', () => {
  const ready = async () => {
    happen(1)
    await gather()
    await giveToken()
    await takeAll()
  }

  it('sends what waits by the way that outlives the page, with the token', async () => {
    await ready()
    happen(2)
    mockLeave.turnAway()
    expect(mockLeave.send.mock.calls.map(([word]) => word)).toEqual([
      expect.objectContaining({
        url: 'https://report.test/event/report',
        headers: expect.objectContaining({ Token: 'r-token' }),
      }),
      expect.objectContaining({ body: expect.objectContaining({ eventId: '1000011' }) }),
    ])
    expect(waiting()).toEqual([])
  })

  it('keeps what did not arrive, should the page live on', async () => {
    await ready()
    happen(2)
    mockLeave.send.mockRejectedValueOnce(new TypeError('failed')).mockResolvedValueOnce(500)
    mockLeave.turnAway()
    await settled()
    expect(waiting()).toHaveLength(2)
  })

  it('sends at once where calls end by themselves, but not to a host in trouble', async () => {
    mockLeave.outlives = false
    happen(1)
    mockLeave.turnAway()
    await settled()
    expect(tokensAsked()).toHaveLength(1)
    await tokensAsked()[0]?.fail()
    mockLeave.turnAway()
    await settled()
    expect(tokensAsked()).toHaveLength(1)
    expect(waiting()).toHaveLength(1)
  })

  it('without a token yet, leaves them for the next start', () => {
    happen(2)
    mockLeave.turnAway()
    expect(mockLeave.send).not.toHaveBeenCalled()
    expect(waiting()).toHaveLength(2)
  })
})

describe('consent', () => {
  it('U7 before it nothing is kept, sent or asked', async () => {
    ports.isAllowed = false
    happen(20)
    mockLeave.turnAway()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    expect(stored.has(queueKey)).toBe(false)
    expect(mockLeave.send).not.toHaveBeenCalled()
  })

  it('U7 events of an earlier consent are forgotten at a start without one', () => {
    happen(3)
    ports.isAllowed = false
    startReporter()
    expect(stored.has(queueKey)).toBe(false)
  })

  it('U7 taking it back empties the queue and stops the round under way', async () => {
    happen(10)
    await settled()
    await giveToken()
    ports.isAllowed = false
    onConsent(false)
    expect(stored.has(queueKey)).toBe(false)
    for (const one of eventsSent()) await one.answer(ok())
    await jest.advanceTimersByTimeAsync(60_000)
    expect(eventsSent()).toHaveLength(2)
    expect(stored.has(queueKey)).toBe(false)
  })

  it('U7 what failed while turning away is not kept once consent is taken back', async () => {
    happen(1)
    await gather()
    await giveToken()
    await takeAll()
    happen(1)
    mockLeave.send.mockRejectedValueOnce(new TypeError('failed'))
    mockLeave.turnAway()
    onConsent(false)
    await settled()
    expect(stored.has(queueKey)).toBe(false)
  })

  it('U7 with it, the page on the screen is the first event', async () => {
    setPage({ id: 'pages/home/index', title: '首页', url: '/pages/home/index' })
    onConsent(true)
    expect(waiting()).toEqual([expect.objectContaining({ eventId: '1000001', pageId: 'pages/home/index' })])
  })
})
