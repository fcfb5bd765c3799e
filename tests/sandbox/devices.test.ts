import { endOtherSessions, sessionList } from '@/contract/devices'
import { userInfo } from '@/contract/session'
import { clientOf } from '../../sandbox/http/client'
import { sandboxTest } from './startSandbox'

const sandbox = sandboxTest()

const minuteMs = 60_000
const rows = async (token: string, miniHost?: 'weapp') =>
  (await sandbox.call(sessionList, {}, { token, ...(miniHost ? { miniHost } : {}) })).data.sessions

describe('signed-in devices', () => {
  it('lists the sessions of the customer alone, the one that asks first, and shows no token', async () => {
    const first = await sandbox.login('13930000001')
    const second = await sandbox.login('13930000001')
    await sandbox.login('13930000002')
    const list = await rows(second)
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(JSON.stringify(list)).not.toMatch(new RegExp(`${first}|${second}`))
  })

  it('says where each runs, and when it was used last, to the minute', async () => {
    const phone = await sandbox.login('13930000003')
    const browser = await sandbox.login('13930000003')
    await rows(phone, 'weapp')
    await sandbox.fault({ kind: 'clock', ms: 5 * minuteMs })
    const [current, other] = await rows(browser)
    expect([current?.place, other?.place, other?.device]).toEqual(['web', 'weapp', 'test/1.0'])
    expect((current?.lastSeenTime ?? 0) - (other?.lastSeenTime ?? 0)).toBeGreaterThan(4 * minuteMs)
  })

  it('U5 signing out the others ends them at once, and leaves this one and other customers', async () => {
    const here = await sandbox.login('13930000004')
    const others = [await sandbox.login('13930000004'), await sandbox.login('13930000004')]
    const stranger = await sandbox.login('13930000005')
    expect((await sandbox.call(endOtherSessions, {}, { token: here })).data.ended).toBe(2)
    const code = async (token: string) => (await sandbox.call(userInfo, {}, { token })).code
    expect(await Promise.all(others.map(code))).toEqual(['300000', '300000'])
    expect(await Promise.all([here, stranger].map(code))).toEqual(['000000', '000000'])
    expect(await rows(here)).toHaveLength(1)
    expect((await sandbox.call(endOtherSessions, {}, { token: here })).data.ended).toBe(0)
  })

  it('U5 a session that was ended cannot end others', async () => {
    const here = await sandbox.login('13930000006')
    const ended = await sandbox.login('13930000006')
    await sandbox.call(endOtherSessions, {}, { token: here })
    expect((await sandbox.call(endOtherSessions, {}, { token: ended })).code).toBe('300000')
    expect((await sandbox.call(sessionList, {}, { token: here })).code).toBe('000000')
  })
})

describe('the name of a device', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1'
  it.each([
    [{}, chrome, { place: 'web', device: 'Chrome · Android' }],
    [{}, safari, { place: 'web', device: 'Safari · iPhone' }],
    [{}, 'curl/8', { place: 'web', device: '' }],
    [{ 'jwt-token': 'j' }, chrome, { place: 'app', device: 'Chrome · Android' }],
    [
      { 'mini-host': 'weapp' },
      'Apple iPhone 15 iOS 18.0 8.0',
      { place: 'weapp', device: 'Apple iPhone 15 iOS 18.0 8.0' },
    ],
    [{ 'mini-host': 'tt' }, undefined, { place: 'tt', device: '' }],
    [{ 'mini-host': 'alipay' }, 'x'.repeat(200), { place: 'alipay', device: 'x'.repeat(60) }],
  ])('with %j and %s is %j', (headers, ua, client) => {
    expect(clientOf(headers, ua)).toEqual(client)
  })
})
