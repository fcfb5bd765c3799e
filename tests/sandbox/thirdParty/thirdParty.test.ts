import { sandboxTest } from '@tests/sandbox/startSandbox'
import { grant, granted } from '@/contract/account'
import { jumpLink, thirdPartyPrepare } from '@/contract/thirdParty'

const minute = 60_000
const partner = 'south-air'

const sandbox = sandboxTest()
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login('13800138001')
})

const prepare = async (by = token) =>
  (await sandbox.call(thirdPartyPrepare, { partner }, { token: by, lang: 'en' })).data
const link = (callBackUrl = '', by = token) =>
  sandbox.call(jumpLink, { partner, callBackUrl }, { token: by, lang: 'en' })
const sessionIn = (url: string) => new URL(url).searchParams.get('session') ?? ''
const answer = (url: string, given: 'approve' | 'decline', headers: Record<string, string> = {}) =>
  fetch(new URL('/sandbox/partner/account', url), {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ session: sessionIn(url), lang: 'en', answer: given }),
  })
const authorization = async () => (await sandbox.call(granted, { partner }, { token })).data.authorizations[0]?.state

it('says what the partner would be given before anything is asked of it', async () => {
  const facts = await prepare()
  expect(facts).toMatchObject({ name: 'Southridge Air', standing: 'none', termDays: 180 })
  expect(facts.scopes).toHaveLength(3)
  expect((await sandbox.call(thirdPartyPrepare, { partner: 'green-bank' }, { token })).code).toBe('PARTNER_UNKNOWN')
  expect((await sandbox.call(jumpLink, { partner: 'x', callBackUrl: '' }, { token })).code).toBe('PARTNER_UNKNOWN')
  expect((await sandbox.call(thirdPartyPrepare, { partner })).code).toBe('300000')
})

it('waits on the partner’s page, whose address stays the same, and is refused there', async () => {
  const { url } = (await link()).data
  expect((await link()).data.url).toBe(url)
  expect((await prepare()).standing).toBe('waiting')
  const shown = await (await fetch(url)).text()
  expect(shown).toContain('138 **** 8001')
  expect(shown).not.toContain('13800138001')
  expect((await answer(url, 'approve', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await (await answer(url, 'decline')).text()).toContain('You refused')
  expect([(await prepare()).standing, await authorization()]).toEqual(['refused', 'none'])
  await answer(url, 'approve')
  expect((await prepare()).standing).toBe('refused')
})

it('expires after ten minutes, and can be asked for anew', async () => {
  const { url } = (await link()).data
  await sandbox.fault({ kind: 'clock', ms: 11 * minute })
  expect((await prepare()).standing).toBe('expired')
  expect(await (await answer(url, 'approve')).text()).toContain('The request has expired')
  expect(await authorization()).toBe('none')
  expect((await link()).data.url).not.toBe(url)
})

it('granted leads back, is one of the authorizations, and is asked for anew once it was withdrawn', async () => {
  const back = `${sandbox.url}/subPackages/xyfApp/south-air/index?partner=${partner}`
  const { url } = (await link(back)).data
  const decided = await answer(url, 'approve')
  expect([decided.status, decided.headers.get('location')]).toEqual([303, back])
  const facts = await prepare()
  expect([facts.standing, facts.until, await authorization()]).toEqual(['granted', expect.any(Number), 'granted'])
  expect((await link()).code).toBe('GRANTED_ALREADY')
  await sandbox.call(grant, { partner, isGranted: false }, { token })
  expect([(await prepare()).standing, await authorization()]).toEqual(['none', 'withdrawn'])
})

it('a page of no request says so', async () => {
  const page = await fetch(`${sandbox.url}/sandbox/partner/account?session=0&lang=en`)
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('There is no such request')])
})

it.each([
  'https://evil.example/',
  '//evil.example/',
  'javascript:alert(1)',
  'no address',
  'http://[',
  'http://user:secret@127.0.0.1/',
])('leads back to the app alone: %j is refused before the partner is asked', async (callBackUrl) => {
  const refused = await link(callBackUrl)
  expect([refused.status, refused.message]).toEqual([400, 'callBackUrl is no address of the app'])
  expect((await prepare()).standing).toBe('none')
})
