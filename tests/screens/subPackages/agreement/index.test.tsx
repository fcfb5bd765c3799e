import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve } from '@tests/screens/screenTest'
import { tap } from '@tests/ui/mounted'
import { grantedAgreements } from '@/contract/session'
import { account as words } from '@/i18n/account'
import { setLanguage } from '@/i18n/language'
import AgreementPage from '@/subPackages/agreement/index'

const policy = (title: string) =>
  ok({ agreements: [{ code: 'privacy-policy', title, version: '2', paragraphs: ['§ 1'] }] })

/** Every test has its own second: the same address twice within half a second counts as one tap. */
let clock = Date.now()

const screen = screenTest(AgreementPage, 'subPackages/agreement/index', { person: 'visitor' })
beforeEach(() => {
  clock += 1_000
  jest.spyOn(Date, 'now').mockReturnValue(clock)
})
afterEach(async () => {
  await during(() => setLanguage('zh-CN'))
  jest.restoreAllMocks()
})

const open = (code?: string) => screen.open({ code })

it('shows the agreement of its address, and reads it again in another language', async () => {
  const box = open('privacy-policy')
  await serve(grantedAgreements, policy('隐私政策'))
  expect(box.textContent).toContain('隐私政策')
  await during(() => setLanguage('en'))
  expect(box.textContent).toContain('隐私政策')
  await serve(grantedAgreements, policy('Privacy policy'))
  expect(box.textContent).toContain('Privacy policy')
  expect(callsTo(grantedAgreements).map(argsOf)).toEqual([{ code: 'privacy-policy' }, { code: 'privacy-policy' }])
})

it('shows the user agreement where the address names none', async () => {
  open()
  await serve(grantedAgreements, policy('用户服务协议'))
  expect(argsOf(callsTo(grantedAgreements)[0])).toEqual({ code: 'user-agreement' })
})

it.each([
  ['an empty answer', ok({ agreements: [] })],
  ['a refusal', refusal('AGREEMENT_UNKNOWN', 'no such agreement')],
])('an agreement that is not there leads to those that are: %s', async (_how, answer) => {
  const box = open('no-such')
  await serve(grantedAgreements, answer)
  tap(box.querySelector(`[aria-label="${words.allAgreements}"]`))
  expect(moves).toEqual(['navigateTo /subPackages/argumentList/index'])
})
