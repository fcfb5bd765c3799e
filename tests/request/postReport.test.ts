import type { Callable } from '@/contract/endpoint'
import { postReport } from '@/request/postReport'
import { errorOf } from './errorOf'
import { connectApp, type FakeApp } from './fakeApp'
import { endAll, refusal, sent, settled } from './fakeHost'
import { sendReport } from './testEndpoints'

jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHost').taroModule)
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.weapp'))

const onFailure = jest.fn()
let app: FakeApp

beforeEach(() => {
  jest.useFakeTimers()
  onFailure.mockClear()
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
