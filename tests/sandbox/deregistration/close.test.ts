import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { getCode, login, userInfo } from '@/contract/session'
import { Leaver } from './leaver'

const sandbox = sandboxTest()

const done = '000000'
const ended = '300000'
const isIn = async (token: string) => (await sandbox.call(userInfo, {}, { token })).code

describe('closing an account', () => {
  it('R-54 U5 ends every session of it at once, on all devices, and no other customer’s', async () => {
    const leaver = await Leaver.of(sandbox, '13910000001')
    const tokens = [leaver.token, await sandbox.login(leaver.mobile), await sandbox.login(leaver.mobile)]
    const other = await sandbox.login('13910000002')
    expect((await leaver.close()).code).toBe(done)
    expect(await Promise.all(tokens.map(isIn))).toEqual([ended, ended, ended])
    expect(await isIn(other)).toBe(done)
  })

  it('R-54 R-57 the number can register again, as a new customer who has nothing of the old one', async () => {
    const leaver = await Leaver.of(sandbox, '13910000003')
    const before = await sandbox.call(userInfo, {}, { token: leaver.token })
    await leaver.close()
    await sandbox.call(getCode, { mobile: leaver.mobile, scene: 'login' })
    const code = (await sandbox.inbox(leaver.mobile))[0]?.code ?? ''
    const { data } = await sandbox.call(login, { mobile: leaver.mobile, code })
    expect(data.userStatus).toBe('new')
    const after = await sandbox.call(userInfo, {}, { token: data.mToken })
    expect(after.data.userInfo.userId).not.toBe(before.data.userInfo.userId)
    expect(after.data.userInfo.mobile).toBe('139 **** 0003')
  })

  it('R-54 a repetition after a lost answer gets the first answer, though its token has ended', async () => {
    const leaver = await Leaver.of(sandbox, '13910000004')
    const requestId = newRequestId()
    const code = await leaver.code()
    const first = await leaver.leave({ code }, { requestId })
    const again = await leaver.leave({ code }, { requestId })
    expect([first.code, again.code, again.data]).toEqual([done, done, first.data])
  })

  it('U5 another intent, or another token, is no repetition', async () => {
    const leaver = await Leaver.of(sandbox, '13910000005')
    const requestId = newRequestId()
    const code = await leaver.code()
    await leaver.leave({ code }, { requestId })
    expect((await leaver.leave({ code })).code).toBe(ended)
    expect((await leaver.leave({ code }, { requestId, token: 'f'.repeat(64) })).code).toBe(ended)
  })

  it('R-54 two taps on two devices at once close it once', async () => {
    const leaver = await Leaver.of(sandbox, '13910000006')
    const second = await sandbox.login(leaver.mobile)
    const code = await leaver.code()
    const requestId = newRequestId()
    const answers = await Promise.all([
      leaver.leave({ code }, { requestId }),
      leaver.leave({ code }, { requestId }),
      leaver.leave({ code }, { token: second }),
    ])
    const [one, same, other] = answers.map((answer) => answer.code)
    expect([one, same].sort()).toEqual(other === done ? [ended, ended] : [done, done])
    expect([one, same, other].filter((each) => each !== done && each !== ended)).toEqual([])
  })

  it('a visitor and an ended token are told to log in', async () => {
    const nobody = new Leaver(sandbox, '13910000007', 'a'.repeat(64))
    expect((await nobody.info()).code).toBe(ended)
    expect((await nobody.leave({ code: '123456' })).code).toBe(ended)
  })
})

describe('the code', () => {
  it('R-54 goes to the own number, for this scene alone, and again only after a minute', async () => {
    const leaver = await Leaver.of(sandbox, '13910000008')
    await leaver.code()
    await expect(leaver.code()).rejects.toThrow('CODE_TOO_OFTEN')
    const [message] = await sandbox.inbox(leaver.mobile)
    expect([message?.mobile, message?.scene]).toEqual([leaver.mobile, 'cancel-account'])
  })

  it('a login code does not close an account', async () => {
    const leaver = await Leaver.of(sandbox, '13910000009')
    await leaver.code()
    await sandbox.call(getCode, { mobile: leaver.mobile, scene: 'login' })
    const code = (await sandbox.inbox(leaver.mobile)).find(({ scene }) => scene === 'login')?.code ?? ''
    expect((await leaver.leave({ code })).code).toBe('CODE_WRONG')
    expect(await isIn(leaver.token)).toBe(done)
  })

  it('five wrong tries lock it, although each was refused', async () => {
    const leaver = await Leaver.of(sandbox, '13910000010')
    const code = await leaver.code()
    const wrong = code === '000000' ? '111111' : '000000'
    const answers = []
    for (let time = 0; time < 5; time++) answers.push((await leaver.leave({ code: wrong })).code)
    expect(answers).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_LOCKED'])
    expect((await leaver.leave({ code })).code).toBe('CODE_LOCKED')
  })

  it('ends after ten minutes', async () => {
    const leaver = await Leaver.of(sandbox, '13910000011')
    const code = await leaver.code()
    await sandbox.fault({ kind: 'clock', ms: 11 * 60_000 })
    expect((await leaver.leave({ code })).code).toBe('CODE_EXPIRED')
  })

  it('words of the customer are refused beyond 200 characters, and nothing is closed', async () => {
    const leaver = await Leaver.of(sandbox, '13910000012')
    const code = await leaver.code()
    expect((await leaver.leave({ code, note: '字'.repeat(201) })).code).toBe('NOTE_TOO_LONG')
    expect((await leaver.leave({ code, note: '字'.repeat(200) })).code).toBe(done)
  })
})
