import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { callsTo, openScreen, serve, setUpScreens } from '@tests/screens/screenTest'
import { grantedAgreements } from '@/contract/session'
import { wallet as words } from '@/i18n/wallet'
import CashRule from '@/subPackages/cash-out/rule'
import XyfCashRule from '@/subPackages/xyfApp/withdrawal/cash-rule'

setUpScreens({ person: 'visitor' })

const rules = {
  code: 'withdrawal-rules',
  title: '提现规则',
  version: '1',
  paragraphs: ['每次最少 1 元', '每天最多 3 次'],
}

describe.each([
  ['older', CashRule, 'subPackages/cash-out/rule'],
  ['newer', XyfCashRule, 'subPackages/xyfApp/withdrawal/cash-rule'],
])('the rules of withdrawals in the %s theme', (_, Page, path) => {
  it('are read by a visitor too', async () => {
    const box = openScreen(Page, path)
    await serve(grantedAgreements, ok({ agreements: [rules] }))
    expect(box.textContent).toContain('每天最多 3 次')
    expect(callsTo(grantedAgreements).map(argsOf)).toEqual([{ code: 'withdrawal-rules' }])
  })

  it.each([
    ok({ agreements: [] }),
    ok({ agreements: [{ ...rules, paragraphs: [] }] }),
    refusal('AGREEMENT_UNKNOWN', '没有该协议'),
  ])('say so where there are none: %j', async (answer) => {
    const box = openScreen(Page, path)
    await serve(grantedAgreements, answer)
    expect(box.textContent).toContain(words.rulesEmpty)
  })

  it('that cannot be read offer a retry', async () => {
    const box = openScreen(Page, path)
    await serve(grantedAgreements, refusal('BUSY', 'busy'))
    expect(box.querySelector('.failed-state')).not.toBeNull()
  })
})
