import { helpRound, inviteInfoOf } from '@tests/domain/activity/invitation'
import { ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press } from '@tests/ui/mounted'
import { startHelp } from '@/contract/activity/help'
import { inviteInfo } from '@/contract/activity/invite'
import { inviteRules } from '@/contract/activity/redPacket'
import { helpMember as words } from '@/i18n/helpMember'
import { serverNow } from '@/lib/serverClock'
import GetMember from '@/subPackages/get-member/index'

const has = (id: string) => box.querySelector(`#${id}`) !== null

const screen = screenTest(GetMember, 'subPackages/get-member/index')

async function open(help = helpRound()): Promise<void> {
  screen.open()
  await serve(inviteInfo, ok(inviteInfoOf(help)))
  await serve(inviteRules, ok({ rules: ['the first rule'] }))
}

it('asks for help once, and then for friends', async () => {
  await open(helpRound({ state: 'none', helped: 0, endsAt: undefined }))
  expect(box.textContent).toContain(words.states.none.title)
  expect(box.textContent).toContain('the first rule')
  press('help-start')
  press('help-start')
  await serve(startHelp, ok(helpRound({ helped: 0, endsAt: serverNow() + 3_600_000 })))
  expect(callsTo(startHelp)).toHaveLength(1)
  expect(moves).toEqual([`toast 2000 ${words.started}`])
  expect([has('help-start'), has('help-share')]).toEqual([false, true])
  expect(box.querySelector('[role=timer]')?.textContent).toBe('01:00:00')
})

it('shows who is missing, and leads to who has helped', async () => {
  await open()
  expect(box.textContent).toContain(words.count(1, 3))
  expect(box.querySelectorAll('.help-head-seat.is-taken')).toHaveLength(1)
  press('help-progress')
  expect(moves).toEqual(['navigateTo /subPackages/help-progress/index'])
})

it('U4 shares the address at which a friend helps, with a picture and without a token', async () => {
  await open()
  expect(happen('share')[0]).toEqual({
    path: '/subPackages/help-get-member/index?inviterUserId=160',
    title: 'help me',
    imageUrl: 'https://pictures.test/gift.png',
  })
})

it('leads to the membership once it was given', async () => {
  await open(helpRound({ state: 'done', helped: 3 }))
  press('help-member')
  expect(box.textContent).toContain(words.states.done.title)
  expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-v2/index'])
})

it('can be begun again after the time has run out; a membership that was given meanwhile is one toast', async () => {
  await open(helpRound({ state: 'over' }))
  expect(box.textContent).toContain(words.startAgain)
  press('help-start')
  await serve(startHelp, refusal('HELP_DONE', 'given already'))
  await serve(inviteInfo, ok(inviteInfoOf(helpRound({ state: 'done', helped: 3 }))))
  expect(moves).toEqual(['toast 2000 given already'])
  expect(has('help-member')).toBe(true)
})

it('is read anew when the customer comes back', async () => {
  await open()
  happen('hide')
  happen('show')
  await settle()
  expect(callsTo(inviteInfo)).toHaveLength(2)
})
