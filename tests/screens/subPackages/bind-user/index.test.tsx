import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { box, clean, filled, press, type } from '@tests/ui/mounted'
import { synchronizeData } from '@/contract/account'
import { getCode, userInfo } from '@/contract/session'
import { consent } from '@/domain/account/consent'
import { bindUser as words } from '@/i18n/bindUser'
import { session as sessionWords } from '@/i18n/session'
import BindUser from '@/subPackages/bind-user/index'

const user = { userId: '1001', nickName: '微信用户', imgUrl: '', mobile: '', xbtStatus: 0, isVip: false }

const screen = screenTest(BindUser, 'subPackages/bind-user/index')
beforeEach(() => {
  screen.open()
})
const input = (name: 'phone' | 'code') => box.querySelector<HTMLInputElement>(`#bind-${name} input`)
const alertOf = (name: 'phone' | 'code') => box.querySelector(`#bind-${name} [role=alert]`)?.textContent

/** Opens the form of an account without a number, and fills it in. */
async function fill(): Promise<void> {
  await serve(userInfo, ok({ userInfo: user }))
  await filled()
  type(input('phone'), '13900000001')
  type(input('code'), '123456')
}

it('asks for a code of its own scene', async () => {
  await fill()
  press('bind-send')
  await serve(getCode, ok({ expireSeconds: 600, resendSeconds: 60 }))
  expect(callsTo(getCode).map(argsOf)).toEqual([{ mobile: '13900000001', scene: 'bind' }])
})

it('sends the number once for two taps, says so, and leads to my', async () => {
  await fill()
  press('bind-submit')
  press('bind-submit')
  await serve(synchronizeData, ok({ mobile: '139 **** 0001' }))
  expect(callsTo(synchronizeData).map(argsOf)).toEqual([{ mobile: '13900000001', code: '123456' }])
  expect(moves).toEqual([`toast 2000 ${words.done}`, 'switchTab /pages/my/index'])
})

it('R-53 after a login it leads back to the page that asked for it', async () => {
  clean()
  screen.open({ redirect: '/subPackages/order/detail?orderId=1' })
  await fill()
  press('bind-submit')
  await serve(synchronizeData, ok({ mobile: '139 **** 0001' }))
  expect(moves.filter((move) => !move.startsWith('toast'))).toEqual([
    expect.stringContaining('/subPackages/order/detail?orderId=1'),
  ])
})

it('says what is wrong before anything is sent', async () => {
  await fill()
  type(input('phone'), '139')
  press('bind-submit')
  expect(alertOf('phone')).toBe(sessionWords.phoneInvalid)
  expect(callsTo(synchronizeData)).toHaveLength(0)
})

it.each(['CODE_WRONG', 'CODE_USED', 'CODE_EXPIRED', 'CODE_LOCKED'])(
  '%s stands beside the code, and what was typed stays',
  async (code) => {
    await fill()
    press('bind-submit')
    await serve(synchronizeData, refusal(code, '请核对'))
    expect([alertOf('code'), alertOf('phone'), input('code')?.value]).toEqual(['请核对', undefined, '123456'])
    expect([moves, box.querySelector('#bind-log-in')]).toEqual([[], null])
  },
)

it('a number of another account is told beside it, with the way to that account', async () => {
  await fill()
  press('bind-submit')
  await serve(synchronizeData, refusal('MOBILE_TAKEN', '已注册'))
  expect([alertOf('phone'), alertOf('code')]).toEqual(['已注册', undefined])
  press('bind-log-in')
  expect(moves).toEqual(['navigateTo /center/login/loginNum?redirect=%2Fpages%2Fmy%2Findex'])
})

it('S6 shows the number, masked, of an account that has one, also where it was bound meanwhile', async () => {
  await fill()
  press('bind-submit')
  await serve(synchronizeData, refusal('MOBILE_BOUND', '已绑定'))
  await serve(userInfo, ok({ userInfo: { ...user, mobile: '139 **** 0001' } }))
  expect(box.textContent).toContain(words.boundText('139 **** 0001'))
  expect(box.querySelector('#bind-submit')).toBeNull()
  press('bind-to-my')
  expect(moves).toEqual(['switchTab /pages/my/index'])
})

it('U7 R-44 is not sent without the privacy notice, and without a network can be tried again', async () => {
  await fill()
  await during(() => consent.withdraw())
  press('bind-submit')
  await settle()
  expect(callsTo(synchronizeData)).toHaveLength(0)
  await during(() => consent.accept())
  press('bind-submit')
  await serve(synchronizeData, 'no network')
  expect([moves.length, input('phone')?.value]).toEqual([1, '139 0000 0001'])
})
