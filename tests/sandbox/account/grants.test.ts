import { sandboxTest } from '@tests/sandbox/startSandbox'
import { type GrantReq, grant, granted } from '@/contract/account'
import { stateOf } from '../../../sandbox/areas/account/grantState'

const sandbox = sandboxTest()

const dayMs = 86_400_000
const bank = 'green-bank'
const change = (token: string, req: GrantReq) => sandbox.call(grant, req, { token })
const all = async (token: string) => (await sandbox.call(granted, {}, { token })).data.authorizations

describe('the state of a grant', () => {
  const now = new Date('2026-05-01T00:00:00Z')
  const at = (days: number) => new Date(now.getTime() + days * dayMs)
  it.each([
    ['none without one', undefined, 'none'],
    ['granted until its end', { grantedAt: at(-1), until: at(1), withdrawnAt: null }, 'granted'],
    ['ended at its end', { grantedAt: at(-1), until: now, withdrawnAt: null }, 'ended'],
    ['withdrawn before its end', { grantedAt: at(-2), until: at(1), withdrawnAt: at(-1) }, 'withdrawn'],
    ['withdrawn also after its end', { grantedAt: at(-9), until: at(-1), withdrawnAt: at(-2) }, 'withdrawn'],
  ] as const)('is %s', (_, times, state) => {
    expect(stateOf(times, now)).toBe(state)
  })
})

it('lists what was ever granted, newest first, with scope, dates and state, in the customer’s language', async () => {
  const token = await sandbox.login('13800138002')
  const seeded = await all(token)
  expect(seeded.map(({ partner, state }) => [partner, state])).toEqual([
    ['green-bank', 'granted'],
    ['sunny-insurance', 'withdrawn'],
    ['city-travel', 'ended'],
  ])
  const [first] = seeded
  expect(first?.name).toBe('青禾银行')
  expect(first?.scopes).toHaveLength(3)
  expect((first?.until ?? 0) - (first?.grantedAt ?? 0)).toBe(365 * dayMs)
  expect(seeded[1]?.withdrawnAt).toBeDefined()
  const english = (await sandbox.call(granted, {}, { token, lang: 'en' })).data.authorizations
  expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}/u)
})

it('a grant belongs to one customer, and is withdrawn and granted anew', async () => {
  const [mine, theirs] = [await sandbox.login('13800138003'), await sandbox.login('13800138004')]
  expect(await all(mine)).toEqual([])
  const first = (await change(mine, { partner: bank, isGranted: true })).data.authorization
  expect(first).toMatchObject({ partner: bank, state: 'granted' })
  expect(await all(theirs)).toEqual([])
  await sandbox.fault({ kind: 'clock', ms: dayMs })
  const again = (await change(mine, { partner: bank, isGranted: true })).data.authorization
  expect(again.grantedAt).toBe(first.grantedAt)
  const gone = (await change(mine, { partner: bank, isGranted: false })).data.authorization
  expect([gone.state, gone.withdrawnAt]).toEqual(['withdrawn', expect.any(Number)])
  expect((await change(mine, { partner: bank, isGranted: false })).data.authorization).toEqual(gone)
  await sandbox.fault({ kind: 'clock', ms: 2 * dayMs })
  const anew = (await change(mine, { partner: bank, isGranted: true })).data.authorization
  expect(anew.state).toBe('granted')
  expect(anew.withdrawnAt).toBeUndefined()
  expect(anew.grantedAt).toBeGreaterThan(first.grantedAt ?? 0)
})

it('ends by itself at the end of its term', async () => {
  const token = await sandbox.login('13800138007')
  await change(token, { partner: 'city-travel', isGranted: true })
  await sandbox.fault({ kind: 'clock', ms: 91 * dayMs })
  expect((await sandbox.call(granted, { partner: 'city-travel' }, { token })).data.authorizations[0]?.state).toBe(
    'ended',
  )
})

it('shows a partner that nothing was granted to, and refuses one that does not exist', async () => {
  const token = await sandbox.login('13800138005')
  const one = (await sandbox.call(granted, { partner: bank }, { token })).data.authorizations
  expect(one).toMatchObject([{ partner: bank, state: 'none', termDays: 365 }])
  expect((await sandbox.call(granted, { partner: 'nowhere' }, { token })).code).toBe('PARTNER_UNKNOWN')
  expect((await change(token, { partner: 'nowhere', isGranted: true })).code).toBe('PARTNER_UNKNOWN')
  expect((await change(token, { partner: bank, isGranted: false })).code).toBe('GRANT_NONE')
  expect((await sandbox.call(granted, {})).code).toBe('300000')
})
