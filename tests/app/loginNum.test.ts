import { until } from '@tests/fixtures/until'
import { login } from '@/contract/session'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { app, field, reopen, seen, sees, tap, type } from './customer'
import { answer, forgetCalls, Refusal, sentTo } from './fakeServer'

const address = '/center/login/loginNum'

const phone = '手机号'
const code = '验证码'

/** What stands under the field with this label. */
const faultOf = async (label: string): Promise<string> =>
  (await field(label)).closest('.field')?.querySelector('[role=alert]')?.textContent ?? ''

const typed = async (): Promise<string[]> => [(await field(phone)).value, (await field(code)).value]

beforeAll(async () => {
  consent.accept()
  await app.createApp(address)
})
beforeEach(async () => {
  session.signOut()
  forgetCalls()
  await reopen(address)
  await sees('登录')
})

/** Fills the form, and presses the button. */
async function logIn(mobile: string, digits: string): Promise<void> {
  await type(phone, mobile)
  await type(code, digits)
  tap('我已阅读并同意')
  tap('登录')
}

it('R-49 shows a number in groups of 3-4-4 as soon as it is typed', async () => {
  await type(phone, '13800138001')
  // A render of the empty field that was due already may come first.
  await until(
    async () => (await typed()).join() === '138 0013 8001,',
    async () => `the number in groups: ${await typed()}`,
  )
  expect(await typed()).toEqual(['138 0013 8001', ''])
})

it('says beside its field that a code is not whole, and sends nothing', async () => {
  await logIn('13800138001', '12')
  await sees('登录', '请输入 6 位数字验证码')
  expect(await faultOf(code)).toBe('请输入 6 位数字验证码')
  const input = await field(code)
  await until(
    () => input.getAttribute('aria-invalid') === 'true',
    () => `a field marked as wrong: ${input.outerHTML}`,
  )
  expect(sentTo(login)).toEqual([])
})

it.each([
  ['CODE_WRONG', '验证码不正确', code],
  ['MOBILE_INVALID', '手机号不正确', phone],
])(
  'says a refusal by %s beside the field that it is about, once, and keeps what was typed',
  async (name, message, label) => {
    answer(login).with(() => {
      throw new Refusal(name, message)
    })
    await logIn('13800138001', '123456')
    await sees('登录', message)
    expect(await faultOf(label)).toBe(message)
    expect(seen().split(message)).toHaveLength(2)
    expect(await typed()).toEqual(['138 0013 8001', '123456'])
  },
)

it('R-01 R-53 a login that is answered leads home where nothing else was asked for', async () => {
  answer(login).with(() => ({ mToken: 'token-a', userStatus: 'old' }))
  await logIn('13800138002', '123456')
  await sees('小补贴')
  expect(window.location.pathname).toBe('/')
  expect(sentTo(login).slice(-1)).toEqual([{ mobile: '13800138002', code: '123456' }])
})
