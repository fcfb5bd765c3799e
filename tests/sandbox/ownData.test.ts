import { endOtherSessions } from '@/contract/devices'
import { ownData } from '@/contract/ownData'
import { logout } from '@/contract/session'
import { Leaver } from './deregistration/leaver'
import { sandboxTest } from './startSandbox'

const sandbox = sandboxTest()

const MEMBER = '13800138002'
const ask = async (token: string, lang: 'zh-CN' | 'en' = 'zh-CN') =>
  (await sandbox.call(ownData, {}, { token, lang })).data

describe('the file of one’s own data', () => {
  it('holds profile, orders, wallet, consents and devices of the customer in clear', async () => {
    const { url, fileName } = await ask(await sandbox.login(MEMBER))
    const answer = await fetch(url)
    const file = await answer.json()
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(file.profile).toMatchObject({ mobile: MEMBER, userId: 102 })
    expect(file.orders.length).toBeGreaterThan(3)
    const fen = (file.wallet as { amount: string }[]).map(({ amount }) => Math.round(Number.parseFloat(amount) * 100))
    expect(fen.reduce((sum, each) => sum + each, 0)).toBe(12_850)
    expect(file.consents.agreements[0]).toEqual({ code: 'user-agreement', title: '用户服务协议', version: '2026.1' })
    expect(file.devices.length).toBeGreaterThan(0)
  })

  it('is written in the language of the caller, on lines that can be read', async () => {
    const text = await (await fetch((await ask(await sandbox.login(MEMBER), 'en')).url)).text()
    expect(text).toContain('All data kept about you.')
    expect(text.split('\n').length).toBeGreaterThan(50)
  })

  it('U5 holds nothing of another customer, and no token', async () => {
    const mine = await sandbox.login('13800138001')
    const theirs = await sandbox.login(MEMBER)
    const text = await (await fetch((await ask(mine)).url)).text()
    expect(text).toContain('13800138001')
    expect(text).not.toContain(MEMBER)
    for (const token of [mine, theirs]) expect(text).not.toContain(token)
  })
})

describe('the address of the file', () => {
  it('carries no token and serves once', async () => {
    const token = await sandbox.login(MEMBER)
    const { url } = await ask(token)
    expect(url).not.toContain(token)
    const answers = await Promise.all([fetch(url), fetch(url), fetch(url)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  })

  it('ends after five minutes', async () => {
    const { url, endTime } = await ask(await sandbox.login(MEMBER))
    expect(endTime).toBeGreaterThan(Date.now() + 4 * 60_000)
    await sandbox.fault({ kind: 'clock', ms: 5 * 60_000 + 1000 })
    expect((await fetch(url)).status).toBe(410)
  })

  it('U5 ends with the session that asked for it: by its logout, by another device, and by the close of the account', async () => {
    const mobile = '13940000001'
    const gone = await sandbox.login(mobile)
    const byLogout = await ask(gone)
    await sandbox.call(logout, {}, { token: gone })
    const ended = await sandbox.login(mobile)
    const byOther = await ask(ended)
    await sandbox.call(endOtherSessions, {}, { token: await sandbox.login(mobile) })
    const leaver = await Leaver.of(sandbox, mobile)
    const byClose = await ask(leaver.token)
    await leaver.close()
    const answers = await Promise.all([byLogout, byOther, byClose].map(({ url }) => fetch(url)))
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410])
  })

  it('one that was never given out says so in the language of the caller', async () => {
    const answer = await fetch(`${sandbox.url}/account/own-data/${'0'.repeat(64)}`, {
      headers: { 'accept-language': 'en' },
    })
    expect([answer.status, await answer.json()]).toEqual([
      410,
      { code: 'ADDRESS_ENDED', message: 'This address no longer works.' },
    ])
  })

  it('U5 needs a login', async () => {
    expect((await sandbox.call(ownData, {})).code).toBe('300000')
  })
})
