import { inviteInfoOf } from '@tests/domain/activity/invitation'
import { done, refused } from '@tests/domain/rights/ownCard'
import { argsOf, ok } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { allDrawn, box, press } from '@tests/ui/mounted'
import { inviteInfo } from '@/contract/activity/invite'
import { type InviteStage, invitations, inviteRewardList, takeStage } from '@/contract/activity/inviteRewards'
import { inviteFriend as words } from '@/i18n/inviteFriend'
import InviteFriend from '@/subPackages/xyfApp/invit-friend/index'

const has = (id: string) => box.querySelector(`#${id}`) !== null

const stages: InviteStage[] = [
  { stageId: 'one', need: 1, reward: 200, state: 'received' },
  { stageId: 'three', need: 3, reward: 500, state: 'done' },
  { stageId: 'eight', need: 8, reward: 1_500, state: 'todo' },
]
const page = (rows = stages) => done({ stages: rows, invited: 4, perFriend: 500, received: 1_728 })
const rewards = (count: number) =>
  done({
    rewardList: Array.from({ length: count }, (_, index) => ({
      rewardId: `r${index}`,
      title: `reward ${index}`,
      amount: 288,
      time: 1_750_000_000_000,
    })),
  })

const screen = screenTest(InviteFriend, 'subPackages/xyfApp/invit-friend/index')

async function open(rows = stages, count = 1): Promise<void> {
  screen.open()
  await serve(invitations, page(rows))
  await serve(inviteInfo, ok(inviteInfoOf()))
  await serve(inviteRewardList, rewards(count))
}

it('shows the stages by their states, and what invitations have paid', async () => {
  await open()
  const told = ['one', 'three', 'eight'].map((id) => box.querySelector(`#stage-${id}`)?.textContent)
  expect(told[0]).toContain(words.taken)
  expect(told[2]).toContain(words.left(4))
  expect([has('take-one'), has('take-three'), has('take-eight')]).toEqual([false, true, false])
  expect(box.textContent).toContain(words.received(1_728))
  expect(box.querySelector('.invite-row')?.textContent).toContain('+¥2.88')
})

it('a stage that was reached is taken once', async () => {
  await open()
  press('take-three')
  press('take-three')
  await serve(takeStage, done({ amount: 500 }))
  expect(callsTo(takeStage).map(argsOf)).toHaveLength(1)
  await serve(invitations, page(stages.map((stage) => ({ ...stage, state: 'received' as const }))))
  expect(moves).toEqual([`toast 2000 ${words.tookIt(500)}`])
  expect(has('take-three')).toBe(false)
})

it('R-44 a refusal is one toast, and the stages are read anew', async () => {
  await open()
  press('take-three')
  await serve(takeStage, refused('STAGE_TAKEN', 'taken already'))
  await settle()
  expect(moves).toEqual(['toast 2000 taken already'])
  expect(callsTo(invitations)).toHaveLength(2)
})

it('W4 goes on with the rewards at the end of the page', async () => {
  await open(stages, 10)
  happen('bottom')
  await serve(inviteRewardList, rewards(3))
  expect(callsTo(inviteRewardList).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }])
  await allDrawn()
  expect(box.querySelectorAll('.invite-row')).toHaveLength(10)
})

it('says so where there are no stages and no rewards yet', async () => {
  await open([], 0)
  expect(box.textContent).toContain(words.noStages)
  expect(box.textContent).toContain(words.rewardsEmpty)
})

it.each([
  ['invite-packets', 'red-packets'],
  ['invite-ranking', 'ranking'],
  ['invite-help', 'get-member'],
])('%s leads to its screen', async (id, target) => {
  await open()
  press(id)
  expect(moves).toEqual([`navigateTo /subPackages/${target}/index`])
})

it('U4 shares the address with the customer’s id and without a token', async () => {
  await open()
  expect(happen('share')[0]).toMatchObject({ path: '/subPackages/share/index?inviterUserId=160' })
})
