import { connectApp } from '@tests/request/fakeApp'
import { endAll, refusal, sent, settled } from '@tests/request/fakeHost'
import { readMember, readNews, writeName } from '@tests/request/testEndpoints'
import { captureCall } from '@/report/capture'
import type { Happening } from '@/report/events'
import { openSink } from '@/report/report'
import { call } from '@/request/call'
import { connectFake } from './fakeReports'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

const seen: Happening[] = []
const messages = () => seen.map(({ event, detail }) => `${event} ${detail.message}`)
const ask = (...args: Parameters<typeof call>) => void call(...args).catch(() => undefined)

beforeEach(() => {
  jest.useFakeTimers()
  seen.length = 0
  connectFake()
  connectApp({ onFailure: captureCall })
  openSink(() => ({ take: (one) => void seen.push(one), clear: () => undefined }))
})
afterEach(async () => {
  await endAll()
  jest.useRealTimers()
})

describe('calls that fail', () => {
  it('are reported when they have failed in the end, with the trace id of the last try', async () => {
    ask(readNews, {})
    await settled()
    for (let turn = 0; turn < 3; turn++) {
      expect(seen).toEqual([])
      await sent[turn]?.answer('', 503)
      await jest.advanceTimersByTimeAsync(2_000)
    }
    expect(messages()).toEqual([`apiError /test/news http 503 ${sent[2]?.header?.['trace-id']}`])
  })

  it('S6 are reported without the words of the answer', async () => {
    ask(writeName, { name: '王小明' }, { toast: false })
    await settled()
    await sent[0]?.answer(refusal('NAME_TAKEN', '王小明 13800138002'))
    expect(messages()).toEqual([expect.stringMatching(/^apiError \/test\/name refused NAME_TAKEN \d{20}$/)])
  })

  it('are reported once, however many callers share them', async () => {
    ask(readNews, { page: 1 })
    ask(readNews, { page: 1 })
    await settled()
    await sent[0]?.answer('', 500)
    expect(seen).toHaveLength(1)
  })

  it('N4 a poll that always fails is reported ten times, as a failure of membership too', async () => {
    for (let turn = 0; turn < 30; turn++) {
      ask(readMember, { turn })
      await settled()
      await sent.at(-1)?.answer('', 500)
    }
    expect(messages().filter((text) => text.startsWith('apiError'))).toHaveLength(10)
    expect(messages().filter((text) => text.startsWith('memberInfoFailed'))).toHaveLength(10)
  })

  it('a read that no caller waits for any more is no failure', async () => {
    for (let page = 0; page < 8; page++) ask(readNews, { page })
    ask(readNews, { page: 9 }, { isWanted: () => false })
    await settled()
    await sent[0]?.answer({ code: '000000', data: {} })
    expect(seen).toEqual([])
  })
})
