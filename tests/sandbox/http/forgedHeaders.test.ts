import { type OwnSandbox, sandboxTest, startSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import { qrCode } from '@/contract/activity/redPacket'
import { jumpLink } from '@/contract/thirdParty'
import { rawGet } from './rawGet'

const forged = {
  origin: 'https://evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example;proto=https',
}
const partner = 'south-air'

const sandbox = sandboxTest()

const portOf = ({ url }: TestSandbox) => Number(new URL(url).port)
const link = async (at: TestSandbox, callBackUrl: string, headers: Record<string, string> = {}) =>
  at.call(jumpLink, { partner, callBackUrl }, { token: await at.login('13800138001'), headers })

it('a caller who says that they come from elsewhere is not sent there', async () => {
  expect((await link(sandbox, 'https://evil.example/', forged)).status).toBe(400)
  expect((await link(sandbox, '', forged)).data.url).toContain(`${sandbox.url}/sandbox/partner/account?`)
})

it('a name that a proxy would say is in no address, however long it is', async () => {
  const token = await sandbox.login('13800138001')
  const headers = { 'x-forwarded-host': 'x'.repeat(8_000) }
  const { code, data } = await sandbox.call(qrCode, {}, { token, headers })
  expect([code, data.qrCode]).toEqual(['000000', expect.stringMatching(/^iVBOR/)])
})

it.each(['/sandbox/inbox.json', '/sandbox/hosts', '/__faults', '/', '/pages/home/index', '/nothing.js'])(
  'another name that leads to this machine gets nothing: %s',
  async (path) => {
    const { status, text } = await rawGet(portOf(sandbox), path, { host: 'evil.example' })
    expect(status).toBe(403)
    expect(text).toContain('PUBLIC_ORIGIN')
  },
)

it.each(['localhost:1234', '192.168.1.5:8700'])('the machine’s own names are answered: %s', async (host) => {
  expect((await rawGet(portOf(sandbox), '/sandbox/inbox.json', { host })).status).toBe(200)
})

it.each([
  ['/xbt/user-info', true],
  ['/cashiercore/cashier/create-and-pay', true],
  ['/pictures/brand/heron.png', true],
  ['/sandbox/public-key', true],
  ['/sandbox/inbox.json', false],
  ['/sandbox/inbox', false],
  ['/sandbox/events.json', false],
  ['/__faults', false],
  ['/', false],
])('a developer tool reads what the app asks for, and nothing of the sandbox’s own pages: %s', async (path, isRead) => {
  for (const origin of ['https://tmaservice-1.microapp.bytedance.com', 'http://localhost:3000']) {
    const { headers } = await rawGet(portOf(sandbox), path, { origin })
    expect(headers['access-control-allow-origin']).toBe(isRead ? origin : undefined)
  }
})

describe('behind a proxy', () => {
  const publicOrigin = 'https://wallet.example'
  let own: OwnSandbox
  beforeAll(async () => {
    own = await startSandbox({ publicOrigin })
  })
  afterAll(() => own.close())

  it('the configured address is that of the pages and of the way back, and its name is answered', async () => {
    expect((await link(own, `${publicOrigin}/pages/home/index`)).data.url).toContain(`${publicOrigin}/sandbox/partner/`)
    expect((await link(own, `${own.url}/pages/home/index`)).status).toBe(400)
    expect((await rawGet(portOf(own), '/sandbox/inbox.json', { host: 'wallet.example' })).status).toBe(200)
    expect((await rawGet(portOf(own), '/sandbox/inbox.json', { host: 'evil.example' })).status).toBe(403)
  })
})
