import { connectFake, type FakePorts } from '@tests/report/fakeReports'
import { personalIn } from '@tests/report/personalIn'
import { connectApp } from '@tests/request/fakeApp'
import { live } from '@tests/request/liveHost'
import { eventIds, eventReport, reportToken } from '@/contract/report'
import type { Happening } from '@/report/events'
import { onConsent, openSink, report, setPage } from '@/report/report'
import { startReporter } from '@/report/reporter'
import { routes } from '@/routes'
import { sandboxTest } from './startSandbox'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/liveHost').taroModule)

interface EventsAnswer {
  funnels: Record<'shop' | 'member', { title: { en: string }; visitors: number; events: number }[]>
  events: { body: Record<string, unknown> & { eventId: string; item: Record<string, string> } }[]
}

const anonymousId = '20260801093000123456789012345678'
const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
const sandbox = sandboxTest()
let ports: FakePorts

beforeAll(() => {
  for (const host of ['main', 'report'] as const) APP_HOSTS[host] = sandbox.url
})
beforeEach(async () => {
  await sandbox.reset()
  connectApp()
  ports = connectFake()
  live.forget()
  live.stored.clear()
  // A round of the test before may have ended meanwhile.
  warned.mockClear()
})
afterEach(() => {
  onConsent(false)
  jest.useRealTimers()
})

const arrived = async (): Promise<EventsAnswer> => (await fetch(`${sandbox.url}/sandbox/events.json`)).json()
const stages = (rows: EventsAnswer['funnels']['shop']) => rows.map(({ title, visitors }) => [title.en, visitors])

/** Ten events, which are sent at once. */
const tenEvents = () => {
  for (let turn = 0; turn < 10; turn++) report('payStart', { productId: `p${turn}` })
}

/** Waits, by the real clock, until the sandbox has that many events. */
async function arrivedCount(count: number): Promise<EventsAnswer> {
  for (let turn = 0; turn < 200; turn++) {
    const answer = await arrived()
    if (answer.events.length >= count) return answer
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`${count} events did not arrive`)
}

/** Waits until a round has failed. */
async function warnedOnce(): Promise<void> {
  for (let turn = 0; turn < 200 && warned.mock.calls.length === 0; turn++)
    await new Promise((resolve) => setTimeout(resolve, 25))
}

/** A body as the contract wants it. */
const body = (over: object = {}) => ({
  anonymousId,
  time: Date.now(),
  eventId: eventIds.pageView,
  pageId: routes.home.path,
  pageTitle: '首页',
  moduleName: '',
  elementName: '',
  url: '/',
  referer: '',
  appName: 'xbt-wallet',
  appVersion: '7.1.9',
  os: 'ANDROID' as const,
  osVersion: '14',
  screenWidth: 390,
  screenHeight: 844,
  source_type: 'wap' as const,
  item: {
    event_id: eventIds.pageView,
    mobile: '',
    name: '',
    token: '',
    from: '',
    type: 'WEB',
    active_id: '',
    event_from: 'APP',
    utm_source: '',
    product_id: '',
    style: 'xbt',
    refer: '',
    userAgent: '',
    errorMessage: '',
  },
  ...over,
})

describe('the report host', () => {
  it('R-130 takes an event with a Token header, and refuses one without or with another', async () => {
    const { data } = await sandbox.call(reportToken, { anonymousId })
    expect((await sandbox.call(eventReport, body(), { token: data.token })).code).toBe('000000')
    expect((await sandbox.call(eventReport, body())).code).toBe('REPORT_TOKEN_INVALID')
    expect((await sandbox.call(eventReport, body(), { token: '0'.repeat(48) })).code).toBe('REPORT_TOKEN_INVALID')
    expect((await arrived()).events).toHaveLength(1)
  })

  it('R-132 a token ends after its time', async () => {
    const { data } = await sandbox.call(reportToken, { anonymousId })
    await sandbox.fault({ kind: 'clock', ms: data.expireSeconds * 1000 + 1 })
    expect((await sandbox.call(eventReport, body(), { token: data.token })).code).toBe('REPORT_TOKEN_INVALID')
  })

  it('R-130 R-131 names the field of an event that is missing or too much', async () => {
    const { data } = await sandbox.call(reportToken, { anonymousId })
    const message = async (over: object) => (await sandbox.call(eventReport, body(over), { token: data.token })).message
    for (const field of ['anonymousId', 'time', 'eventId', 'pageTitle', 'moduleName', 'url', 'screenWidth', 'item']) {
      expect(await message({ [field]: undefined })).toContain(field)
    }
    expect(await message({ surprise: 1 })).toContain('surprise')
    expect(await message({ item: { ...body().item, errorMessage: undefined } })).toContain('errorMessage')
  })
})

describe('the events page', () => {
  it('shows the newest events and the funnel, without anything its policy would refuse', async () => {
    const { data } = await sandbox.call(reportToken, { anonymousId })
    await sandbox.call(eventReport, body({ pageId: 'no/such/page', pageTitle: '<b>首页</b>' }), { token: data.token })
    const answer = await fetch(`${sandbox.url}/sandbox/events?lang=en`)
    const text = await answer.text()
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(text).toContain('data-fresh')
    expect(text).toContain('&lt;b&gt;首页&lt;/b&gt;')
    expect(text).toContain('pageView')
    expect(text).not.toMatch(/<script(?![^>]* src=)|\son\w+=/)
  })

  it.each(['zh-CN', 'en'] as const)('names the screens of the app in its own language: %s', async (lang) => {
    const { data } = await sandbox.call(reportToken, { anonymousId })
    await sandbox.call(eventReport, body({ pageTitle: routes.home.title['zh-CN'] }), { token: data.token })
    const text = await (await fetch(`${sandbox.url}/sandbox/events?lang=${lang}`)).text()
    expect(text).toContain(`<td>${routes.home.title[lang]} <small>`)
  })
})

describe('the app', () => {
  it('counts visitors from home to paid, and from the membership page to paid', async () => {
    startReporter()
    const view = ({ path, title }: { path: string; title: { 'zh-CN': string } }) => {
      setPage({ id: path, title: title['zh-CN'], url: `/${path}` })
      report('pageView', {})
    }
    view(routes.home)
    view(routes.pdp)
    view(routes.xyfPdp)
    view(routes.orderConfirm)
    report('payStart', {})
    report('paySuccess', {})
    report('memberPage', {})
    report('memberGoldPage', {})
    report('memberPayTap', {})
    report('memberPaid', {})
    report('click', { module: 'mall', element: 'search' })
    const { funnels } = await arrivedCount(11)
    expect(stages(funnels.shop)).toEqual([
      ['Home', 1],
      ['Product', 1],
      ['Order', 1],
      ['Paid', 1],
    ])
    expect(funnels.shop[1]?.events).toBe(2)
    expect(stages(funnels.member)).toEqual([
      ['Membership page', 1],
      ['Paid', 1],
    ])
    expect(funnels.member[0]?.events).toBe(2)
  })

  it('R-132 a server that has forgotten its tokens gets the events all the same', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] })
    startReporter()
    tenEvents()
    jest.useRealTimers()
    await arrivedCount(10)
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] })
    await sandbox.fault({ kind: 'code', code: 'REPORT_TOKEN_INVALID', path: eventReport.path, times: 2 })
    tenEvents()
    const realWait = jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises').setTimeout
    for (let turn = 0; turn < 100 && (await arrived()).events.length < 20; turn++) {
      await realWait(20)
      jest.advanceTimersByTime(1_000)
    }
    expect((await arrived()).events).toHaveLength(20)
    expect(live.requests.filter(({ url }) => url.endsWith(reportToken.path))).toHaveLength(2)
  })

  it.each([
    ['429', { kind: 'status', status: 429 }],
    ['500', { kind: 'status', status: 500 }],
    ['HTML', { kind: 'html' }],
    ['half an answer', { kind: 'truncate' }],
    ['no answer', { kind: 'drop-before' }],
  ])('N4 R-133 %s from the report host is one warning, and the events wait', async (_, fault) => {
    await sandbox.fault({ ...fault, path: eventReport.path, times: 10 })
    startReporter()
    tenEvents()
    await warnedOnce()
    expect(warned).toHaveBeenCalledTimes(1)
    expect(live.toasts).toEqual([])
    expect(live.stored.get('reportQueue')).toHaveLength(10)
    expect(live.requests.filter(({ url }) => url.endsWith(eventReport.path))).toHaveLength(2)
  })

  it('S6 no body on the wire and nothing stored holds a phone, identity number, card, name or token', async () => {
    const secrets = ['13800138002', '11010119900307123X', '6222021234567890123', '王小明', '0a1b2c3d4e5f6a7b']
    const [phone, id, card, name, token] = secrets
    ports.person = { isSignedIn: true, inApp: true, mobile: phone, name }
    ports.from = `${phone}`
    const url = `/subPackages/pdp/index?goodsId=10101&mToken=${token}&mobile=${phone}&keyword=${name}&redirect=${encodeURIComponent(`/x?mToken=${token}`)}`
    startReporter()
    setPage({ id: routes.pdp.path, title: '商品', url })
    setPage({ id: routes.home.path, title: '首页', url: `/pages/home/index?userId=7&name=${name}&token=${token}` })
    const message = `${name}: card ${card}, id ${id}, phone ${phone}, {"mToken":"${token}"} at /a?token=${token}`
    for (const event of ['error', 'consoleError', 'unhandledRejection', 'apiError', 'payFail'] as const)
      report(event, { message })
    expect(JSON.stringify(live.stored.get('reportQueue'))).not.toMatch(new RegExp(secrets.join('|')))
    for (let turn = 0; turn < 5; turn++) report('paySuccess', { productId: card, activityId: phone })
    const { events } = await arrivedCount(10)
    expect(events[0]?.body.item).toMatchObject({ mobile: '138 **** 8002', name: '王**', token: '***' })
    const wire = JSON.stringify([events, live.requests])
    expect(secrets.filter((secret) => wire.includes(secret) || wire.includes(encodeURIComponent(secret)))).toEqual([])
    expect(personalIn(JSON.stringify([events, live.requests.map(({ data }) => data)]))).toEqual([])
  })

  it('U7 without consent the report host hears nothing', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] })
    ports.isAllowed = false
    const taken: Happening[] = []
    openSink(() => ({ take: (one) => void taken.push(one), clear: () => undefined }))
    tenEvents()
    startReporter()
    tenEvents()
    await jest.advanceTimersByTimeAsync(600_000)
    expect([taken, live.requests, (await arrived()).events]).toEqual([[], [], []])
    expect(live.stored.has('reportQueue')).toBe(false)
  })
})
