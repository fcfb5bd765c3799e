import { connectApp } from '@tests/request/fakeApp'
import { endAll, ok, sent, settled } from '@tests/request/fakeHost'
import { readNews, writeName } from '@tests/request/testEndpoints'
import { serverNow } from '@/lib/serverClock'
import { call } from '@/request/call'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

const time = 1_700_000_000_000

beforeEach(() => {
  jest.useFakeTimers()
  connectApp()
})
afterEach(async () => {
  await endAll()
  jest.useRealTimers()
})

async function answerWith(data: unknown): Promise<void> {
  const answer = call(readNews, {})
  await settled()
  await sent.at(-1)?.answer(ok(data))
  await answer
}

describe('the server’s time', () => {
  it('N3 is taken from the field now of an answer at the moment of its arrival', async () => {
    const answer = call(writeName, { name: 'A' })
    await settled()
    await jest.advanceTimersByTimeAsync(5_000)
    await sent[0]?.answer(ok({ now: time }))
    await jest.advanceTimersByTimeAsync(2_000)
    await answer
    expect(serverNow()).toBe(time + 2_000)
  })

  it.each([[{}], [{ now: null }], [{ now: '1800000000000' }], [{ now: 1.5 }], [[]], [7]])(
    'N1 stays as it was after an answer with the data %j',
    async (data) => {
      await answerWith({ now: time })
      await answerWith(data)
      expect(serverNow()).toBe(time)
    },
  )
})
