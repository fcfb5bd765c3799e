import type { FastifyReply, FastifyRequest } from 'fastify'
import { CallLog } from '../../../sandbox/http/callLog'

const request = (url: string, body: unknown = { args: '{}' }, isMultipart = false) =>
  ({ method: 'POST', url, headers: { os: 'IOS' }, body, isMultipart: () => isMultipart }) as unknown as FastifyRequest
const reply = { statusCode: 200, elapsedTime: 12.4 } as FastifyReply
const now = new Date(1_000)

it('the newest 10 calls of each endpoint are kept, the newest first', () => {
  const log = new CallLog()
  for (let number = 1; number <= 25; number++) log.note('index', request(`/xbt/index?${number}`), reply, '{}', now)
  log.note('login', request('/xbt/login'), reply, '{}', now)
  expect(log.of('index').map(({ url }) => url.split('?')[1])).toEqual(
    Array.from({ length: 10 }, (_, index) => String(25 - index)),
  )
  expect([log.of('login').length, log.of('logout')]).toEqual([1, []])
  expect(Object.keys(log.all())).toEqual(['index', 'login'])
})

it('a call is kept with both sides, and with its data once that is known', () => {
  const log = new CallLog()
  const sent = request('/xbt/index')
  log.decoded(sent, { page: 1 })
  log.note('index', sent, reply, '{"code":"000000"}', now)
  expect(log.of('index')).toEqual([
    {
      at: 1_000,
      method: 'POST',
      url: '/xbt/index',
      headers: { os: 'IOS' },
      body: '{"args":"{}"}',
      data: '{"page":1}',
      status: 200,
      answer: '{"code":"000000"}',
      milliseconds: 12,
    },
  ])
})

it('long texts are cut, and the bytes of a file are not kept', () => {
  const log = new CallLog()
  log.note('index', request('/xbt/index', { args: 'x'.repeat(100_000) }), reply, 'y'.repeat(60_001), now)
  log.note('upload', request('/xbt/upload', { file: 'bytes' }, true), reply, '{}', now)
  const [kept] = log.of('index')
  expect([kept?.body.length, kept?.answer.length, kept?.answer.at(-1)]).toEqual([60_001, 60_001, '…'])
  expect(log.of('upload')[0]?.body).toBe('')
})
