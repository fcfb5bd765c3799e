import { helperInfoOf, helpRound } from '@tests/domain/activity/invitation'
import { argsOf, ok, refusal, stored } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { box, press } from '@tests/ui/mounted'
import { giveHelp, type HelperInfoRes, helperInfo } from '@/contract/activity/help'
import { inviteRules } from '@/contract/activity/redPacket'
import { session } from '@/domain/session/session'
import { helpMember as words } from '@/i18n/helpMember'
import HelpGetMember from '@/subPackages/help-get-member/index'

const path = 'subPackages/help-get-member/index'
const has = (id: string) => box.querySelector(`#${id}`) !== null

setUpScreens()

async function open(standing: HelperInfoRes['standing'], help = helpRound()): Promise<void> {
  openScreen(HelpGetMember, path, { inviterUserId: '160' })
  await serve(helperInfo, ok(helperInfoOf(standing, help)))
  await serve(inviteRules, ok({ rules: ['the first rule'] }))
}

it('a new friend helps once', async () => {
  await open('new')
  expect(box.textContent).toContain(words.asks('阿*'))
  press('help-give')
  press('help-give')
  await serve(giveHelp, ok(helpRound({ helped: 2 })))
  expect(callsTo(giveHelp).map(argsOf)).toEqual([{ inviterUserId: '160' }])
  await serve(helperInfo, ok(helperInfoOf('helped', helpRound({ helped: 2 }))))
  expect(moves).toEqual(['toast 2000 助力成功'])
  expect(box.textContent).toContain('感谢您的助力，您也可以邀请好友为自己领会员')
  press('help-mine')
  expect(moves.at(-1)).toBe('navigateTo /subPackages/get-member/index')
})

it('R-48 an old customer who helps is told for 3 s that only new ones can, and goes home', async () => {
  await open('old')
  press('help-give')
  await serve(giveHelp, refusal('HELP_ONLY_NEW', 'only new'))
  expect(moves).toEqual(['toast 3000 仅限新用户助力', 'switchTab /pages/home/index'])
})

it('R-82 a lost answer is asked for under the same id', async () => {
  await open('new')
  press('help-give')
  await serve(giveHelp, 'no network')
  press('help-give')
  await settle()
  const [first, second] = callsTo(giveHelp).map(({ header }) => header?.requestId)
  expect([second, typeof first]).toEqual([first, 'string'])
})

it('R-44 another refusal is one toast, and the request is read anew', async () => {
  await open('new')
  press('help-give')
  await serve(giveHelp, refusal('HELP_FULL', 'enough'))
  await serve(helperInfo, ok(helperInfoOf('new', helpRound({ state: 'done', helped: 3 }))))
  expect(moves).toEqual(['toast 2000 enough'])
  expect(box.textContent).toContain('好友已凑齐助力')
})

it('R-47 a visitor signs up first; the link’s id is kept for that login, and they come back here', async () => {
  session.signOut()
  await open('visitor')
  expect([has('help-give'), stored.get('inviterUserId')]).toEqual([false, '160'])
  press('help-login')
  expect(moves.at(-1)).toContain(`/center/login/index?redirect=${encodeURIComponent(`/${path}`)}`)
  await during(() => session.signIn('token-b'))
  await serve(helperInfo, ok(helperInfoOf('new')))
  expect(has('help-give')).toBe(true)
})

it('the id of a link that a signed-in customer opens waits for no login', async () => {
  stored.set('inviterUserId', '42')
  await open('old')
  expect(stored.has('inviterUserId')).toBe(false)
})

it.each([
  ['self', helpRound(), '这是您自己的助力链接'],
  ['helped', helpRound(), '助力成功'],
  ['new', helpRound({ state: 'over' }), '助力已超时'],
  ['visitor', helpRound({ state: 'done', helped: 3 }), '好友已凑齐助力'],
  ['new', helpRound({ state: 'none', endsAt: undefined }), '好友没有正在进行的助力'],
] as const)('a friend who is %s and cannot help reads why, and has a way on', async (standing, help, text) => {
  await open(standing, help)
  expect(box.querySelector('.help-action-title')?.textContent).toBe(text)
  expect([has('help-give'), has('help-login'), has('help-mine'), has('help-home')]).toEqual([false, false, true, true])
})

describe('a link that names no customer', () => {
  it('says so with a way on, without a call', async () => {
    openScreen(HelpGetMember, path)
    await settle()
    expect(box.textContent).toContain('邀请链接不完整')
    expect(callsTo(helperInfo)).toEqual([])
    press('help-mine')
    expect(moves).toEqual(['navigateTo /subPackages/get-member/index'])
  })

  it('or a foreign one, shows the server’s words and a way on', async () => {
    openScreen(HelpGetMember, path, { inviterUserId: '../9' })
    await serve(helperInfo, refusal('INVITER_UNKNOWN', 'no such inviter'))
    expect(box.textContent).toContain('no such inviter')
    expect([has('help-mine'), stored.has('inviterUserId')]).toEqual([true, false])
  })
})
