import { infoOf } from '@tests/domain/account/logoffInfo'
import { refusal, sent } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { type LogoffBlocker, logoffInfo } from '@/contract/deregistration'
import { deregistration as words } from '@/i18n/deregistration'
import { safety } from '@/i18n/safety'
import CancelAccount from '@/subPackages/cancel-account/index'

const screen = screenTest(CancelAccount, 'subPackages/cancel-account/index')
beforeEach(() => {
  screen.open()
})
const goOn = () => box.querySelector('#cancel-go-on')

describe('the first step of closing an account', () => {
  it('R-54 shows what is lost in numbers, and leads on where nothing is open', async () => {
    await serve(logoffInfo, infoOf([], { balance: 1_205 }))
    const values = [...box.querySelectorAll('.line-value')].map((value) => value.textContent)
    expect(values).toEqual(['¥12.05', '2 张', '30 枚', '12 天', '1 项', '3 张'])
    await says(
      box,
      '没有未完成的订单、可提现的余额、续费或借款。',
      'No open orders, withdrawable balance, auto-renewal or loans.',
    )
    await says(
      box,
      '注销后无法恢复，所有设备上的登录立即失效。',
      'This cannot be undone. You will be logged out on all devices immediately.',
    )
    await says(
      box,
      '优惠券、金币、会员和权益将清空，不予补偿。',
      'Coupons, coins, memberships and benefits will be forfeited without compensation.',
    )
    await says(
      box,
      '依法须保存的交易记录会去除个人信息后保存，其余个人信息将被删除。',
      'Transaction records we must keep by law are anonymized. All other personal data is deleted.',
    )
    press('cancel-go-on')
    expect(moves).toEqual(['navigateTo /subPackages/cancel-account/cancel-reason'])
  })

  it.each([
    [{ kind: 'OPEN_ORDERS', text: 'orders' }, '/subPackages/xyfApp/order/order-list'],
    [{ kind: 'OPEN_PAYMENTS', text: 'payment' }, '/subPackages/xyfApp/member-v2/index'],
    [{ kind: 'RENEWAL_ON', vipType: 'fei_yue', text: 'renewal' }, '/subPackages/xyfApp/member-v2/renew-manage'],
    [{ kind: 'RENEWAL_ON', vipType: 'leap', text: 'renewal' }, '/subPackages/xyfApp/member-leap/renew-manage'],
    [{ kind: 'BALANCE_LEFT', text: 'balance' }, '/subPackages/balance/index'],
    [{ kind: 'OPEN_WITHDRAWALS', text: 'withdrawals' }, '/subPackages/cash-out-record/index'],
    [{ kind: 'NUMBER_MISSING', text: 'no number' }, '/subPackages/bind-user/index'],
  ] as const)('R-54 with %j open it leads to %s, and not on', async (blocker: LogoffBlocker, path) => {
    await serve(logoffInfo, infoOf([blocker]))
    expect(box.textContent).toContain(blocker.text)
    expect(goOn()?.textContent).toBe('处理完以上事项后可继续')
    press('cancel-go-on')
    expect(moves).toEqual([])
    press(`blocker-${blocker.kind}`)
    expect(moves).toEqual([`navigateTo ${path}`])
  })

  it('R-54 an open loan leads to the app, which is downloaded where this is not in it', async () => {
    await serve(logoffInfo, infoOf([{ kind: 'OPEN_LOANS', text: 'a loan' }]))
    expect(box.querySelector('#blocker-OPEN_LOANS')?.textContent).toContain('去 App 还款')
    press('blocker-OPEN_LOANS')
    expect(moves).toEqual(['navigateTo /subPackages/app-download/index'])
  })

  it.each(['SOMETHING_NEW'])('R-54 with %s open it leads to customer service', async (kind) => {
    await serve(logoffInfo, infoOf([{ kind: kind as 'OPEN_LOANS', text: 'a loan' }]))
    press(`blocker-${kind}`)
    await settle()
    expect(sent.map(({ url }) => url).filter((url) => url.includes('customer'))).toHaveLength(1)
  })

  it('R-54 is read again when the customer comes back, and leads on once all is settled', async () => {
    await serve(logoffInfo, infoOf([{ kind: 'OPEN_ORDERS', text: 'orders' }]))
    happen('hide')
    happen('show')
    await serve(logoffInfo, infoOf())
    expect([goOn()?.textContent, box.querySelector('#blocker-OPEN_ORDERS')]).toEqual([words.goOn, null])
  })

  it('leads to the notice, and offers the customer’s own data before', async () => {
    await serve(logoffInfo, infoOf())
    press('cancel-notice')
    expect(moves).toEqual(['navigateTo /subPackages/agreement/index?code=account-closing'])
    press('own-data')
    expect(box.querySelector('#own-data-sheet')?.textContent).toContain(safety.ownDataText)
  })

  it('R-44 a first load that fails offers a retry', async () => {
    await serve(logoffInfo, refusal('BUSY'))
    expect([box.textContent?.includes('重试'), goOn()]).toEqual([true, null])
  })
})
