import { sent } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { screenTest, settle } from '@tests/screens/screenTest'
import { box, press } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { session } from '@/domain/session/session'
import { deregistration as words } from '@/i18n/deregistration'
import CancelResult from '@/subPackages/cancel-account/cancel-result'

const open = () => {
  screen.open()
}

const screen = screenTest(CancelResult, 'subPackages/cancel-account/cancel-result', { person: 'visitor' })

describe('the result of a close', () => {
  it('R-54 needs no login and calls nothing', async () => {
    open()
    await settle()
    expect([box.textContent?.includes('账号已注销'), sent]).toEqual([true, []])
    await says(
      box,
      '所有设备上的登录均已失效，您的个人信息已删除。',
      'You are logged out on all devices and your personal data is deleted.',
    )
  })

  it('leads home, and to the login for a new account', () => {
    open()
    press('result-home')
    press('result-again')
    expect(moves).toEqual(['switchTab /pages/home/index', 'navigateTo /center/login/index'])
  })

  it('does not tell a customer who is signed in that their account is closed', () => {
    session.signIn('token-b')
    open()
    expect(box.textContent).not.toContain(words.doneTitle)
    expect(box.textContent).toContain('当前账号正常使用中，没有注销')
  })
})
