import type { Callable } from '@/contract/endpoint'
import { postReport } from '@/request/postReport'
import { errorOf } from './errorOf'
import { connectApp, type FakeApp } from './fakeApp'
import { endAll, ok, refusal, sent, settled } from './fakeHost'
import { sendReport } from './testEndpoints'

jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

const onFailure = jest.fn()
let app: FakeApp

beforeEach(() => {
  jest.useFakeTimers()
  app = connectApp({ onFailure })
})
afterEach(async () => {
  await endAll()
  jest.useRealTimers()
})

const post = () => errorOf(postReport(sendReport, {}, { host: 'https://report.test' }))

it('R-133 a report cannot be sent as a call of the customer', () => {
  // @ts-expect-error it would carry the customer's login, end their session and show its failure
  const call: Callable<object, unknown> = sendReport
  expect(call.kind).toBe('report')
})

describe('a report', () => {
  it('R-130 R-133 is a POST of its body to its host, with the app’s name and a trace id, and no login', async () => {
    const answer = postReport(sendReport, { seen: 1 }, { host: 'https://report.test' })
    await settled()
    expect(sent[0]).toMatchObject({ url: 'https://report.test/event/report', method: 'POST', data: { seen: 1 } })
    expect(sent[0]?.header).toEqual(
      expect.objectContaining({ 'app-name': 'xbt-wallet', 'trace-id': expect.stringMatching(/^\d{20}$/) }),
    )
    expect(Object.keys(sent[0]?.header ?? {})).not.toContain('Token')
    await sent[0]?.answer(ok({ taken: true }))
    await expect(answer).resolves.toEqual({ taken: true })
  })

  it('R-130 carries the token of the report host where there is one', async () => {
    const answer = postReport(sendReport, {}, { host: 'https://report.test', token: 'report-token' })
    await settled()
    expect(sent[0]?.header).toMatchObject({ Token: 'report-token' })
    await sent[0]?.answer(ok({}))
    await answer
  })

  it('R-133 stops waiting after 60 s', async () => {
    const failure = post()
    await settled()
    await jest.advanceTimersByTimeAsync(60_000)
    expect((await failure).kind).toBe('timeout')
    expect(sent[0]?.isStopped).toBe(true)
  })

  it('R-133 leaves no clock behind once it is answered', async () => {
    const answer = postReport(sendReport, {}, { host: 'https://report.test' })
    await settled()
    await sent[0]?.answer(ok({}))
    await answer
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('a report that fails', () => {
  it('R-133 N4 shows nothing, ends no session, does not change the network state and is not reported', async () => {
    const failures = [post(), post()]
    await settled()
    await sent[0]?.fail()
    await sent[1]?.answer(refusal('300000'))
    expect((await Promise.all(failures)).map(({ kind }) => kind)).toEqual(['offline', 'session'])
    expect([app.shown, app.lost, app.network]).toEqual([[], [], []])
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('R-133 is never sent twice, whatever its failure', async () => {
    const failures = [post(), post()]
    await settled()
    await sent[0]?.fail()
    await sent[1]?.answer({}, 503)
    await jest.advanceTimersByTimeAsync(10_000)
    await Promise.all(failures)
    expect(sent).toHaveLength(2)
  })
})
