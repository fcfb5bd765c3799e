import { done, offerOf } from '@tests/domain/rights/ownCard'
import { notSignedIn } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve } from '@tests/screens/screenTest'
import { box } from '@tests/ui/mounted'
import { healthRights } from '@/contract/rights/health'
import { session } from '@/domain/session/session'
import { health as words } from '@/i18n/health'
import HealthRule from '@/subPackages/xyfApp/member-health/health-rule'

const screen = screenTest(HealthRule, 'subPackages/xyfApp/member-health/health-rule', { person: 'visitor' })

const open = () => {
  screen.open()
}
const answer = (rules: string[]) => done({ card: offerOf({ rules }), rights: [] })

describe('the rules of the health card', () => {
  it('R-32 are shown to a visitor, and to a customer whose session has just ended, without a login', async () => {
    session.signIn('token-a')
    open()
    await serve(healthRights, { ...notSignedIn, suc: false })
    await serve(healthRights, answer(['first rule', 'second rule']))
    expect(box.textContent).toContain('1. first rule')
    expect(box.textContent).toContain('2. second rule')
    expect([callsTo(healthRights).length, session.token, moves]).toEqual([2, undefined, []])
  })

  it('says so where there are none', async () => {
    open()
    await serve(healthRights, answer([]))
    expect(box.textContent).toContain(words.noRules)
  })
})
