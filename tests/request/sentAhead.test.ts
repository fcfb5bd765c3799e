import { errorOf } from '@tests/request/errorOf'
import { connectApp } from '@tests/request/fakeApp'
import { endAll, sent, settled } from '@tests/request/fakeHost'
import { readNews } from '@tests/request/testEndpoints'
import type { HostAnswer } from '@/platform/network/ports'
import { keyOf, page } from '@/platform/network/sentAhead.h5'
import { call } from '@/request/call'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

const traceId = '20260101000000123456'

/** Lets the page have asked for what the next call of this endpoint asks for. */
async function askedAhead(answer: HostAnswer | undefined): Promise<void> {
  const silent = call(readNews, {}).catch(() => undefined)
  await settled()
  const { url = '', header: { 'content-type': _, ...headers } = {}, data } = sent[0] ?? {}
  await endAll()
  await silent
  page.sentAhead = new Map([[keyOf({ url, headers, body: data as object }), Promise.resolve(answer)]])
}

beforeEach(() => {
  connectApp()
})
afterEach(async () => {
  page.sentAhead = undefined
  await endAll()
})

describe('a call that the page has sent before the app started', () => {
  it('has the answer that came, and is not sent', async () => {
    await askedAhead({ statusCode: 200, data: '{"code":"000000","data":{"items":[]}}', traceId })
    await expect(call(readNews, {})).resolves.toEqual({ items: [] })
    expect(sent).toEqual([])
  })

  it('R-34 fails with the trace id that the server has seen', async () => {
    await askedAhead({ statusCode: 200, data: '{"code":"500001","message":"no"}', traceId })
    expect(await errorOf(call(readNews, {}))).toMatchObject({ kind: 'refused', traceId })
  })

  it('is sent where the page had no answer', async () => {
    await askedAhead(undefined)
    const answer = call(readNews, {})
    await settled()
    expect(sent).toHaveLength(1)
    await sent[0]?.answer({ code: '000000', data: {} })
    await expect(answer).resolves.toEqual({})
  })
})
