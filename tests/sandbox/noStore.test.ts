import { endpoints } from '@tests/fixtures/endpoints'
import { families } from '@/contract/families'
import { userInfo } from '@/contract/session'
import { Journey } from './cashier/journey'
import { ProviderPlay } from './provider/providerPlay'
import { sandboxTest } from './startSandbox'

const sandbox = sandboxTest()
let token: string
beforeEach(async () => {
  // Of all calls that a test makes, one ends the login.
  token = await sandbox.login('13800138002')
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(sandbox.url + path, { headers, redirect: 'manual' })
  return [answer.status, answer.headers.get('cache-control')]
}

describe('S6 no cache keeps', () => {
  const withCalls = Object.keys(families).filter((family) =>
    endpoints.some(({ endpoint }) => endpoint.family === family),
  )

  it('S6 an answer with the data of a customer', async () => {
    const { code, headers } = await sandbox.call(userInfo, {}, { token })
    expect([code, headers.get('cache-control')]).toEqual(['000000', 'no-store'])
  })

  it.each(withCalls)('S6 an answer of the family %s, whatever it says', async (family) => {
    for (const { endpoint } of endpoints.filter((one) => one.endpoint.family === family)) {
      const { status, headers } = await sandbox.call(endpoint, {}, { token })
      expect([endpoint.path, status < 500, headers.get('cache-control')]).toEqual([endpoint.path, true, 'no-store'])
    }
  })

  it.each([
    '/sandbox',
    '/sandbox/inbox?mobile=13800138002',
    '/sandbox/inbox.json?mobile=13800138002',
    '/sandbox/groups',
    '/sandbox/events',
    '/sandbox/events.json',
    '/sandbox/notifications',
    '/sandbox/notifications.json',
    '/sandbox/shell?mobile=13800138002',
    '/sandbox/service',
    '/sandbox/health',
    '/__faults',
  ])('S6 the page %s', async (path) => {
    expect(await get(path, { accept: 'text/html' })).toEqual([200, 'no-store'])
  })

  it('S6 the login that the shell and the list of people hand over', async () => {
    for (const [path, status] of [
      ['/sandbox/shell/token/13800138002', 200],
      ['/sandbox/enter/13800138002', 303],
    ] as const) {
      const answer = await fetch(sandbox.url + path, { method: 'POST', redirect: 'manual' })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
    }
  })

  it('S6 a provider’s page, of a payment or of none', async () => {
    const provider = new ProviderPlay(sandbox, new Journey(sandbox, await sandbox.login('13800138001')))
    const { session } = await provider.started()
    expect(await get(`/sandbox/provider/alipay?session=${session}`)).toEqual([200, 'no-store'])
    expect(await get('/sandbox/provider/alipay?session=none')).toEqual([404, 'no-store'])
    expect((await provider.press('alipay', { session, outcome: 'approve' })).headers.get('cache-control')).toBe(
      'no-store',
    )
  })
})
