import { argsOf, ok } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve } from '@tests/screens/screenTest'
import { box, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { grantedAgreements } from '@/contract/session'
import { consent } from '@/domain/account/consent'
import { account as words } from '@/i18n/account'
import ArgumentList from '@/subPackages/argumentList/index'

const agreements = [
  { code: 'user-agreement', title: '用户服务协议', version: '1', paragraphs: [] },
  { code: 'privacy-policy', title: '隐私政策', version: '2', paragraphs: [] },
]

const screen = screenTest(ArgumentList, 'subPackages/argumentList/index', { person: 'visitor' })
beforeEach(async () => {
  screen.open()
  await serve(grantedAgreements, ok({ agreements }))
})

it('lists the agreements in force, each of which opens', () => {
  expect(argsOf(callsTo(grantedAgreements)[0])).toEqual({})
  expect(box.textContent).toContain(words.agreementCount(2))
  tap([...box.querySelectorAll('[role=link], [role=button]')].find((row) => row.textContent?.includes('隐私政策')))
  expect(moves).toEqual(['navigateTo /subPackages/agreement/index?code=privacy-policy'])
})

it('U7 a consent is withdrawn here after a question', async () => {
  tap(box.querySelector('#settings-consent'))
  await says(
    box,
    '撤回后仅可浏览商品，登录、下单等服务需要重新同意后使用。',
    'You will only be able to browse. Logging in and ordering require your consent.',
  )
  expect(consent.accepted).toBe(true)
  tap(box.querySelector('#dialog-confirm'))
  expect([consent.accepted, box.querySelector('#settings-consent')]).toEqual([false, null])
})
