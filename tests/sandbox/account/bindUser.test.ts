import { sandboxTest } from '@tests/sandbox/startSandbox'
import { synchronizeData } from '@/contract/account'
import { getCode, userInfo, wxLogin } from '@/contract/session'

const sandbox = sandboxTest()

/** A login of a WeChat account alone. */
const hostLogin = async (name: string) => (await sandbox.call(wxLogin, { jsCode: `openid:${name}` })).data
const tokenOf = async (name: string) => (await hostLogin(name)).mToken ?? ''
const userOf = async (token: string) => (await sandbox.call(userInfo, {}, { token })).data.userInfo

async function codeFor(mobile: string, scene: 'bind' | 'login' = 'bind'): Promise<string> {
  await sandbox.call(getCode, { mobile, scene })
  return (await sandbox.inbox(mobile))[0]?.code ?? ''
}

const bind = (token: string, mobile: string, code: string) => sandbox.call(synchronizeData, { mobile, code }, { token })

it('a WeChat account alone has an account without a number, the same one at each login', async () => {
  const [first, again, other] = [await hostLogin('ann'), await hostLogin('ann'), await hostLogin('ben')]
  expect([first, again, other].map(({ userStatus }) => userStatus)).toEqual(['new', 'old', 'new'])
  const users = await Promise.all([first, again, other].map(({ mToken }) => userOf(mToken ?? '')))
  expect(users[0]).toEqual(users[1])
  expect(users[0]).toMatchObject({ mobile: '', xbtStatus: 0 })
  expect(users[2]?.userId).not.toBe(users[0]?.userId)
})

it('S6 binds a number that no one has, once, and shows it masked; the number logs in to the same account then', async () => {
  const token = await tokenOf('carl')
  const mobile = '13900001001'
  const { data } = await bind(token, mobile, await codeFor(mobile))
  expect(data).toEqual({ mobile: '139 **** 1001' })
  const user = await userOf(token)
  expect(user.mobile).toBe('139 **** 1001')
  expect(await userOf(await sandbox.login(mobile))).toEqual(user)
  expect((await bind(token, '13900001002', await codeFor('13900001002'))).code).toBe('MOBILE_BOUND')
})

it('refuses the number of another account, and only after the code has proved the number', async () => {
  const token = await tokenOf('dora')
  expect((await bind(token, '13800138002', '000000')).code).toBe('CODE_WRONG')
  const taken = await bind(token, '13800138002', await codeFor('13800138002'))
  expect([taken.code, taken.message]).toEqual(['MOBILE_TAKEN', expect.stringContaining('登录')])
  expect((await userOf(token)).mobile).toBe('')
})

it('of two accounts that bind one number at the same time, one gets it', async () => {
  const tokens = [await tokenOf('eve'), await tokenOf('finn')]
  const mobile = '13900001003'
  const code = await codeFor(mobile)
  const ends = await Promise.all(tokens.map((token) => bind(token, mobile, code)))
  expect(ends.map((end) => end.code).sort()).toEqual(['000000', 'CODE_USED'])
})

it.each([
  ['a number that is none', '12345678901', 'MOBILE_INVALID'],
  ['a number that no code was sent to', '13900001004', 'CODE_WRONG'],
])('%s is refused', async (_, mobile, code) => {
  expect((await bind(await tokenOf('gus'), mobile, '123456')).code).toBe(code)
})

it('refuses the code of another scene, and a visitor', async () => {
  const mobile = '13900001005'
  const code = await codeFor(mobile, 'login')
  expect((await bind(await tokenOf('hal'), mobile, code)).code).toBe('CODE_WRONG')
  expect((await sandbox.call(synchronizeData, { mobile, code })).code).toBe('300000')
})
