import { sandboxTest } from '@tests/sandbox/startSandbox'
import { getCode, getExtInfo, grantedAgreements, login, logout, userInfo, wxLogin } from '@/contract/session'

const sandbox = sandboxTest()

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

async function codeFor(mobile: string): Promise<string> {
  await sandbox.call(getCode, { mobile, scene: 'login' })
  return (await sandbox.inbox(mobile))[0]?.code ?? ''
}

describe('codes', () => {
  it('R-49 a number that is no mobile number gets no code', async () => {
    for (const mobile of ['12800138000', '1380013800', '138 0013 8000', '']) {
      expect((await sandbox.call(getCode, { mobile, scene: 'login' })).code).toBe('MOBILE_INVALID')
    }
  })

  it('says how long a code serves, and refuses another one within a minute', async () => {
    const mobile = '13900000001'
    const first = await sandbox.call(getCode, { mobile, scene: 'login' })
    expect(first.data).toEqual({ expireSeconds: 600, resendSeconds: 60 })
    const second = await sandbox.call(getCode, { mobile, scene: 'login' })
    expect(second.code).toBe('CODE_TOO_OFTEN')
    expect(second.message).toMatch(/请 \d+ 秒后再试/)
    expect(await sandbox.inbox(mobile)).toHaveLength(1)
    await sandbox.fault({ kind: 'clock', ms: minuteMs + 1000 })
    expect((await sandbox.call(getCode, { mobile, scene: 'login' })).code).toBe('000000')
  })

  it('N3 a code sent while the clock was a day ahead does not delay the next', async () => {
    const mobile = '13900000009'
    await sandbox.fault({ kind: 'clock', ms: dayMs })
    await codeFor(mobile)
    await sandbox.fault({ kind: 'clock', ms: -dayMs })
    expect((await sandbox.call(getCode, { mobile, scene: 'login' })).code).toBe('000000')
    expect((await sandbox.call(getCode, { mobile, scene: 'login' })).code).toBe('CODE_TOO_OFTEN')
  })

  it('serves once, and an older code no longer', async () => {
    const mobile = '13900000002'
    const older = await codeFor(mobile)
    await sandbox.fault({ kind: 'clock', ms: 2 * minuteMs })
    const code = await codeFor(mobile)
    if (older !== code) expect((await sandbox.call(login, { mobile, code: older })).code).toBe('CODE_USED')
    expect((await sandbox.call(login, { mobile, code })).code).toBe('000000')
    expect((await sandbox.call(login, { mobile, code })).code).toBe('CODE_USED')
  })

  it('ends after ten minutes', async () => {
    const mobile = '13900000003'
    const code = await codeFor(mobile)
    await sandbox.fault({ kind: 'clock', ms: 10 * minuteMs + 5000 })
    expect((await sandbox.call(login, { mobile, code })).code).toBe('CODE_EXPIRED')
  })

  it('locks after five wrong tries, and the right code is refused too', async () => {
    const mobile = '13900000004'
    const code = await codeFor(mobile)
    const wrong = code === '000000' ? '000001' : '000000'
    const codes: string[] = []
    for (let tries = 0; tries < 5; tries++) codes.push((await sandbox.call(login, { mobile, code: wrong })).code)
    expect(codes).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_LOCKED'])
    expect((await sandbox.call(login, { mobile, code })).code).toBe('CODE_LOCKED')
  })

  it('of one scene does not serve another', async () => {
    const mobile = '13900000005'
    await sandbox.call(getCode, { mobile, scene: 'bind' })
    const code = (await sandbox.inbox(mobile))[0]?.code ?? ''
    expect((await sandbox.call(login, { mobile, code })).code).toBe('CODE_WRONG')
  })
})

describe('logging in', () => {
  it('R-57 answers mToken and userStatus: new the first time, old afterwards', async () => {
    const mobile = '13800138000'
    const first = await sandbox.call(login, { mobile, code: await codeFor(mobile), inviterUserId: 102 })
    expect(first.data).toEqual({ mToken: expect.stringMatching(/^[0-9a-f]{64}$/), userStatus: 'new' })
    await sandbox.fault({ kind: 'clock', ms: 2 * minuteMs })
    const second = await sandbox.call(login, { mobile, code: await codeFor(mobile) })
    expect(second.data.userStatus).toBe('old')
    expect(second.data.mToken).not.toBe(first.data.mToken)
  })

  it('R-57 an inviter in the link that cannot exist prevents no sign-up', async () => {
    const mobile = '13900000006'
    const inviterUserId = 999_999_999_999_999
    const answer = await sandbox.call(login, { mobile, code: await codeFor(mobile), inviterUserId })
    expect(answer.data).toMatchObject({ userStatus: 'new' })
  })

  it('by WeChat takes the number the host gave', async () => {
    const { data } = await sandbox.call(wxLogin, { jsCode: 'x', phoneCode: 'phone:13800138008' })
    const { userInfo: user } = (await sandbox.call(userInfo, {}, { token: data.mToken })).data
    expect(user).toMatchObject({ nickName: '金豆', xbtStatus: 2, isVip: true })
    expect((await sandbox.call(wxLogin, { jsCode: '' })).code).toBe('WX_CODE_INVALID')
  })

  it('R-55 user info carries xbtStatus, and the number is masked', async () => {
    const token = await sandbox.login('13800138002')
    const { userInfo: user } = (await sandbox.call(userInfo, {}, { token })).data
    expect(user).toMatchObject({ userId: '102', nickName: '阿森', xbtStatus: 2, isVip: true })
    expect(user.mobile.replace(/\s/g, '')).toBe('138****8002')
  })

  it('U5 an ended token and an invented one get 300000, and other logins stay', async () => {
    const [one, two] = [await sandbox.login('13800138005'), await sandbox.login('13800138005')]
    expect((await sandbox.call(logout, {}, { token: one })).code).toBe('000000')
    expect((await sandbox.call(userInfo, {}, { token: one })).code).toBe('300000')
    expect((await sandbox.call(userInfo, {}, { token: 'f'.repeat(64) })).code).toBe('300000')
    expect((await sandbox.call(userInfo, {})).code).toBe('300000')
    expect((await sandbox.call(userInfo, {}, { token: two })).code).toBe('000000')
  })

  it('counts coins for "my"', async () => {
    const token = await sandbox.login('13800138008')
    expect((await sandbox.call(getExtInfo, {}, { token })).data.goldCoins).toBe(5000)
  })
})

describe('agreements', () => {
  it('are listed without login, and each opens with its text in both languages', async () => {
    const { agreements } = (await sandbox.call(grantedAgreements, {})).data
    expect(agreements.map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        'user-agreement',
        'privacy-policy',
        'subsidy-service',
        'collected-information',
        'third-party-list',
      ]),
    )
    for (const { code, title } of agreements) {
      const [zh] = (await sandbox.call(grantedAgreements, { code })).data.agreements
      const [en] = (await sandbox.call(grantedAgreements, { code }, { lang: 'en' })).data.agreements
      expect(zh?.title).toBe(title)
      expect(zh?.paragraphs.length).toBeGreaterThan(3)
      expect(en?.paragraphs).toHaveLength(zh?.paragraphs.length ?? 0)
      expect(en?.paragraphs.join('')).not.toMatch(/[\u4e00-\u9fff]/)
    }
    expect((await sandbox.call(grantedAgreements, { code: 'none' })).code).toBe('AGREEMENT_UNKNOWN')
  })

  it('the rules of withdrawals open by their code, are not listed, and name the limits and fees that apply', async () => {
    const code = 'withdrawal-rules'
    const { agreements } = (await sandbox.call(grantedAgreements, {})).data
    expect(agreements.map((one) => one.code)).not.toContain(code)
    const [en] = (await sandbox.call(grantedAgreements, { code }, { lang: 'en' })).data.agreements
    expect(en?.title).toBe('Withdrawal rules')
    const text = en?.paragraphs.join(' ')
    expect(text).toContain('from ¥1.00 to ¥5000.00 at once, 3 times and ¥10000.00 a day')
    expect(text).toContain('0.1% of the amount, ¥0.10 at least')
    expect(text).toContain('for 90 days and rebates for 365 days')
  })
})
