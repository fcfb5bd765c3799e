import { freePort } from '@tests/fixtures/freePort'
import { framesOriginOf } from '@tests/sandbox/framesOrigin'
import { rawGet } from '@tests/sandbox/http/rawGet'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import { wireCall } from '@tests/sandbox/wireClient'
import { jumpLink } from '@/contract/thirdParty'
import { balance } from '@/contract/wallet/balance'
import { answersFrames } from '../../../../sandbox/devtools/hosts/framesPort'

let sandbox: OwnSandbox
let frames: string
beforeAll(async () => {
  sandbox = await startSandbox()
  frames = await framesOriginOf(sandbox.url)
})
afterAll(() => sandbox.close())

const statuses = (address: string, init?: RequestInit): Promise<number[]> =>
  Promise.all([sandbox.url, frames].map(async (origin) => (await fetch(origin + address, init)).status))
const policyOf = async (address: string) =>
  (await fetch(address)).headers.get('content-security-policy')?.split(';') ?? []

it('the frames have an origin of their own, which the page shows alone and lets use the camera', async () => {
  expect(new URL(frames).hostname).toBe('127.0.0.1')
  expect(frames).not.toBe(sandbox.url)
  expect(await policyOf(`${sandbox.url}/sandbox/hosts`)).toContain(`frame-src ${frames}`)
  const { headers } = await fetch(`${sandbox.url}/sandbox/hosts`)
  expect(headers.get('permissions-policy')).toContain(`camera=(self "${frames}"), geolocation=(self "${frames}")`)
})

it.each(['/sandbox/hosts/frame/weapp', '/sandbox/hosts/window', '/sandbox/hosts/frame.js', '/sandbox/hosts/build/h5'])(
  'what runs an app is at the port of the frames alone: %s',
  async (address) => {
    expect(await statuses(address)).toEqual([404, 200])
  },
)

it('frames may stand in the page of the hosts, and in nothing else', async () => {
  for (const address of ['/sandbox/hosts/frame/h5', '/sandbox/hosts/window', '/sandbox/service'])
    expect(await policyOf(frames + address)).toContain(`frame-ancestors 'self' ${sandbox.url}`)
  expect((await fetch(`${frames}/sandbox/hosts/window`)).headers.get('x-frame-options')).toBeNull()
  expect(await policyOf(`${sandbox.url}/sandbox/service`)).toContain("frame-ancestors 'self'")
})

it.each([
  '/sandbox',
  '/sandbox/inbox',
  '/sandbox/inbox.json',
  '/sandbox/%69nbox.json',
  '/sandbox/hosts',
  '/sandbox/hosts/page.js',
  '/sandbox/events.json',
  '/sandbox/notifications.json',
  '/sandbox/codes',
  '/sandbox/feedback',
  '/sandbox/groups',
  '/sandbox/activities',
  '/sandbox/screens',
  '/sandbox/samples',
  '/sandbox/shell',
  '/__faults',
])('the port of the frames shows nothing of the sandbox itself: %s', async (address) => {
  expect(await statuses(address)).toEqual([200, 404])
})

it.each(['/sandbox/shell/token/13800138002', '/sandbox/reset', '/sandbox/enter/13800138002', '/__faults'])(
  'the port of the frames presses no button of the sandbox: %s',
  async (address) => {
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(frames + address, { method: 'POST', headers, body: '{}' })).status).toBe(404)
  },
)

it.each(['/sandbox/shell/token/13800138002', '/sandbox/reset', '/sandbox/enter/13800138002'])(
  'a button of the sandbox that code of the frames presses at the main port does nothing: %s',
  async (address) => {
    const headers = { origin: frames, 'sec-fetch-site': 'same-site' }
    const { status } = await fetch(sandbox.url + address, { method: 'POST', headers, redirect: 'manual' })
    expect(status).toBe(403)
  },
)

it('code of the frames reads no page of the sandbox at the main port', async () => {
  for (const address of ['/sandbox/inbox.json', '/sandbox/events.json', '/__faults']) {
    const { headers } = await fetch(sandbox.url + address, { headers: { origin: frames } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})

it('every address of the sandbox that is new belongs to the main port', () => {
  const routes = ['/sandbox/anything', '/sandbox/hosts/anything', '/sandbox', '/__faults', '/notify/:provider']
  expect(routes.filter(answersFrames)).toEqual([])
  expect(['/home/feed', '/paid-off/documents/:certificateId', undefined].every(answersFrames)).toBe(true)
})

it('calls of the contract are answered there, with addresses of that origin', async () => {
  const token = await sandbox.login('13800138001')
  expect((await wireCall(frames, balance, {}, { token })).code).toBe('000000')
  const { data } = await wireCall(frames, jumpLink, { partner: 'south-air', callBackUrl: '' }, { token })
  expect(data.url).toContain(`${frames}/sandbox/partner/account?`)
})

it('behind a proxy the configured origin is that of the frames, and its name is answered', async () => {
  const [publicOrigin, framesOrigin] = ['https://wallet.example', 'https://frames.example']
  const own = await startSandbox({ publicOrigin, framesOrigin })
  const missing = await startSandbox({ publicOrigin })
  try {
    const port = Number(new URL(own.url).port)
    const { status, text } = await rawGet(port, '/sandbox/hosts', { host: 'frames.example' })
    expect([status, text.includes(`data-frames="${framesOrigin}"`)]).toEqual([200, true])
    const { text: words } = await rawGet(Number(new URL(missing.url).port), '/sandbox/hosts?lang=en', {})
    expect(words).toContain('start with FRAMES_ORIGIN set to an address that leads to FRAMES_PORT')
    expect(words).not.toContain('<iframe')
  } finally {
    await Promise.all([own.close(), missing.close()])
  }
})

it('says what to change where the port is taken, or the two origins are one', async () => {
  const taken = Number(new URL(sandbox.url).port)
  await expect(startSandbox({ framesPort: taken })).rejects.toThrow(/set FRAMES_PORT to another port/)
  await expect(startSandbox({ port: taken, framesPort: await freePort() })).rejects.toThrow(/set PORT to another port/)
  const one = 'https://wallet.example'
  await expect(startSandbox({ publicOrigin: one, framesOrigin: one })).rejects.toThrow(/FRAMES_ORIGIN must be another/)
})
