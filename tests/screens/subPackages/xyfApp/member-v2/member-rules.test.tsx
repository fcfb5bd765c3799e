import { done, infoWith, infoWithout } from '@tests/domain/member/fakeMembership'
import { notSignedIn } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, setUpScreens } from '@tests/screens/screenTest'
import { box, tap } from '@tests/ui/mounted'
import type { FunctionComponent } from 'react'
import { vipInfo } from '@/contract/member/info'
import { leapVipInfo } from '@/contract/member/leap'
import { session } from '@/domain/session/session'
import { renewal as words } from '@/i18n/renewal'
import { routes } from '@/routes'
import type { Query } from '@/routes/route'
import MemberRules from '@/subPackages/xyfApp/member-v2/member-rules'
import MemberRule from '@/subPackages/xyfApp/vip-rule/index'

const open = (Page: FunctionComponent, path: string, query: Query = {}) => {
  openScreen(Page, path, query)
}
const openRules = () => open(MemberRules, routes.memberRules.path)

setUpScreens({ person: 'visitor' })

const lineOf = (name: string) =>
  [...box.querySelectorAll('.line')].find(({ textContent }) => textContent?.startsWith(name))?.textContent

describe('the rules of a membership', () => {
  it('open for a visitor, with what each term costs and the documents', async () => {
    openRules()
    await serve(vipInfo, done(infoWithout))
    expect(box.textContent).toContain('1. 规则一')
    expect(lineOf('连续包月')).toBe('连续包月¥9.90¥25.00之后每期 ¥15.00')
    expect(lineOf('季卡')).toBeUndefined()
    expect(box.textContent).toContain('自动续费协议')
    tap(box.querySelector('#rules-join'))
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-v2/index'])
  })

  it('of the first membership have the prices by expire type, and lead there', async () => {
    open(MemberRule, routes.memberRule.path)
    await serve(vipInfo, done(infoWithout))
    expect(lineOf('季卡')).toContain('49.90')
    expect(lineOf('连续包月')).toBeUndefined()
    tap(box.querySelector('#rules-join'))
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member/index'])
  })

  it('R-104 of the super-vip membership have its own prices and rules, and lead to it', async () => {
    open(MemberRule, routes.memberRule.path, { pageType: 'leap' })
    await serve(leapVipInfo, done(infoWithout))
    expect(lineOf('连续包月')).toBe('连续包月¥9.90¥25.00之后每期 ¥15.00')
    expect(box.textContent).toContain('规则一')
    expect(callsTo(vipInfo)).toHaveLength(0)
    tap(box.querySelector('#rules-join'))
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-leap/index'])
  })

  it('lead a member to their membership', async () => {
    session.signIn('token-a')
    openRules()
    await serve(vipInfo, done(infoWith()))
    expect(box.querySelector('#rules-join')?.textContent).toBe(words.toMember)
  })

  it('R-32 stay open for a customer whose session has ended, as for a visitor', async () => {
    session.signIn('token-a')
    openRules()
    await serve(vipInfo, { ...notSignedIn, suc: false })
    await serve(vipInfo, done(infoWithout))
    expect(box.textContent).toContain('规则一')
    expect([moves, callsTo(vipInfo).length]).toEqual([[], 2])
  })

  it('that are empty say that they come later', async () => {
    openRules()
    await serve(vipInfo, done({ ...infoWithout, vipIntro: { ...infoWithout.vipIntro, rules: [] } }))
    expect(box.textContent).toContain(words.noRules)
  })
})
