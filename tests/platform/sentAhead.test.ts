import { keyOf, page, takeSentAhead } from '@/platform/network/sentAhead.h5'

const request = (more: object = {}) => ({
  url: '/xbt/index',
  headers: { os: 'IOS', 'trace-id': '20260101000000123456', ...more },
  body: { args: '{}', sign: 'a' },
})
const answer = { statusCode: 200, data: '{"code":"000000"}' }

afterEach(() => {
  page.sentAhead = undefined
})

describe('what the page has asked for before the app started', () => {
  beforeEach(() => {
    page.sentAhead = new Map([[keyOf(request()), Promise.resolve(answer)]])
  })

  it('answers the same request, whatever its trace id and the order of its headers', async () => {
    const same = { ...request(), headers: { 'trace-id': '20260101000001654321', os: 'IOS' } }
    await expect(takeSentAhead(same)).resolves.toBe(answer)
  })

  it('answers once', () => {
    expect(takeSentAhead(request())).toBeDefined()
    expect(takeSentAhead(request())).toBeUndefined()
  })

  it.each([
    ['another customer', request({ 'device-id': '1' })],
    ['another signature', { ...request(), body: { args: '{}', sign: 'b' } }],
    ['another call', { ...request(), url: '/xbt/shop' }],
  ])('does not answer the request of %s', (_, other) => {
    expect(takeSentAhead(other)).toBeUndefined()
    expect(takeSentAhead(request())).toBeDefined()
  })
})

it('has no answer where the page has asked for nothing', () => {
  expect(takeSentAhead(request())).toBeUndefined()
})
