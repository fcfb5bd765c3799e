import { userInfo } from '@/contract/session'
import { people } from '../../sandbox/people/people'
import { sandboxTest } from './startSandbox'

const sandbox = sandboxTest()

const read = async (path: string) => (await fetch(sandbox.url + path, { headers: { accept: 'text/html' } })).text()
const press = (path: string, headers: Record<string, string> = {}) =>
  fetch(sandbox.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

describe('seeded people', () => {
  it('can all sign in, and each is told from the others', async () => {
    for (const person of people.filter((one) => one.userId)) {
      const token = await sandbox.login(person.mobile)
      const { userInfo: user } = (await sandbox.call(userInfo, {}, { token })).data
      expect(user).toMatchObject({ nickName: person.nickName, isVip: person.isVip, xbtStatus: person.xbtStatus })
      expect((await fetch(user.imgUrl)).status).toBe(200)
    }
    expect(new Set(people.map((one) => one.mobile)).size).toBe(people.length)
  })

  it('stand on the page with number and note, in both languages', async () => {
    const [zh, en] = [await read('/sandbox?lang=zh-CN'), await read('/sandbox?lang=en')]
    for (const { mobile, note } of people) {
      expect(zh).toContain(mobile)
      expect(zh).toContain(note.zh)
      expect(en).toContain(note.en)
    }
  })

  it('open the app signed in, by one button', async () => {
    const target = (await press('/sandbox/enter/13800138002')).headers.get('location') ?? ''
    const token = new URL(target, sandbox.url).searchParams.get('mToken') ?? ''
    expect((await sandbox.call(userInfo, {}, { token })).data.userInfo.nickName).toBe('阿森')
    expect((await press('/sandbox/enter/13800138000')).headers.get('location')).toBe('/sandbox')
  })
})

describe('the sandbox’s pages', () => {
  it('show codes and mails in the inbox, newest first, and escape what they show', async () => {
    const { getCode } = await import('@/contract/session')
    await sandbox.call(getCode, { mobile: '13900000201', scene: 'login' })
    await sandbox.call(getCode, { mobile: '13900000202', scene: 'login' })
    const codes = (await Promise.all(['13900000202', '13900000201'].map((mobile) => sandbox.inbox(mobile)))).map(
      ([one]) => one?.code ?? '',
    )
    const inbox = await read('/sandbox/inbox')
    expect(inbox.indexOf(`>${codes[0]}<`)).toBeGreaterThan(0)
    expect(inbox.indexOf(`>${codes[1]}<`)).toBeGreaterThan(inbox.indexOf(`>${codes[0]}<`))
    const times = [...inbox.matchAll(/<time>([^<]+)</g)].map(([, time]) => time)
    expect(inbox).toContain('.pdf')
    expect(times).toEqual([...times].sort().reverse())
    expect(await read('/sandbox/inbox?mobile=%3Cscript%3Ealert')).not.toContain('<script>alert')
    expect(await read('/sandbox/inbox?mobile=%3Cb%3Ex')).toContain('&lt;b&gt;x')
  })

  it('S7 have a policy without inline scripts, and none', async () => {
    for (const path of ['/sandbox', '/sandbox/inbox', '/sandbox/groups', '/sandbox/service']) {
      const answer = await fetch(sandbox.url + path)
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
      expect(await answer.text()).not.toMatch(/<script(?![^>]*src=)|\son\w+=/)
    }
  })

  it('reset everything: logins end and data is as at the start', async () => {
    const token = await sandbox.login('13900000203')
    const answer = await press('/sandbox/reset?lang=en')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox?reset=1&lang=en'])
    expect((await sandbox.call(userInfo, {}, { token })).code).toBe('300000')
    const again = await sandbox.login('13900000203')
    expect((await sandbox.call(userInfo, {}, { token: again })).data.userInfo.userId).toBe('1001')
  })

  it('cannot be pressed from another site', async () => {
    const token = await sandbox.login('13800138005')
    expect((await press('/sandbox/reset', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await sandbox.call(userInfo, {}, { token })).code).toBe('000000')
  })
})
