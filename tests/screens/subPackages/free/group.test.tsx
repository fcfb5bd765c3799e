import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, tap } from '@tests/ui/mounted'
import { type FreeGroup, freeGroup, joinFreeGroup, startFreeGroup } from '@/contract/activity/free'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { free as words } from '@/i18n/free'
import Free from '@/subPackages/free/index'
import { groupOf } from './samples'

const screen = screenTest(Free, 'subPackages/free/index')

const press = (id: string) => during(() => tap(box.querySelector(`#${id}`)))
const has = (id: string) => box.querySelector(`#${id}`) !== null
const answer = (more: Partial<FreeGroup> = {}) => ok({ group: groupOf(more) })

async function open(more: Partial<FreeGroup> = {}): Promise<void> {
  screen.open({ groupId: 'G1' })
  await serve(freeGroup, answer(more))
}

const buttons = ['free-share', 'free-join', 'free-goods', 'free-start', 'free-more'] as const
const shownButtons = () => buttons.filter(has)

it.each<[Partial<FreeGroup>, string, (typeof buttons)[number]]>([
  [{}, words.missing(2), 'free-join'],
  [{ standing: 'started' }, words.missing(2), 'free-share'],
  [{ standing: 'joined' }, words.missing(2), 'free-share'],
  [{ state: 'full' }, words.fullForOthers, 'free-start'],
  [{ state: 'full', standing: 'started', orderId: 'M1' }, words.full, 'free-goods'],
  [{ state: 'full', standing: 'joined', orderId: 'M1' }, words.full, 'free-goods'],
  [{ state: 'full', standing: 'joined' }, words.hadBefore, 'free-more'],
  [{ state: 'expired' }, words.expired, 'free-start'],
  [{ state: 'expired', standing: 'started' }, words.startAgain, 'free-start'],
  [{ state: 'expired', standing: 'joined' }, words.startOwn, 'free-start'],
])('a group with %j says %s and offers one thing to do', async (more, text, button) => {
  await open(more)
  expect(box.textContent).toContain(text)
  expect(shownButtons()).toEqual([button])
})

it('shows who is in it, masked, and the places that are free', async () => {
  await open({ members: [...groupOf().members, { name: '解*', imgUrl: '', isStarter: false, isSelf: true }] })
  expect([...box.querySelectorAll('.free-seat')].map((seat) => seat.textContent)).toEqual([
    `周*${words.starter}`,
    `解*${words.self}`,
    words.emptySeat,
  ])
})

it('a friend joins once however often they tap, and sees the goods', async () => {
  await open()
  await press('free-join')
  await press('free-join')
  expect(callsTo(joinFreeGroup).map(argsOf)).toEqual([{ groupId: 'G1' }])
  await serve(joinFreeGroup, answer({ state: 'full', standing: 'joined', orderId: 'M7' }))
  expect(moves).toEqual([`toast 2000 ${words.full}`])
  await press('free-goods')
  expect(moves.at(-1)).toBe('navigateTo /subPackages/order/detail?orderId=M7')
})

it('is read anew when the customer pulls down', async () => {
  await open()
  happen('pull')
  await serve(freeGroup, answer({ state: 'expired' }))
  expect(callsTo(freeGroup).map(argsOf)).toEqual([{ groupId: 'G1' }, { groupId: 'G1' }])
  expect(box.textContent).toContain(words.expired)
})

it('a visitor logs in first, and comes back to this group', async () => {
  session.signOut()
  await open()
  await press('free-join')
  expect(callsTo(joinFreeGroup)).toEqual([])
  expect(moves.at(-1)).toContain(encodeURIComponent('groupId=G1'))
})

it('another friend was faster: the refusal stands beside the button, and a group of one’s own can be started', async () => {
  await open()
  await press('free-join')
  await serve(joinFreeGroup, refusal('GROUP_FULL', '该接龙已满员'))
  await serve(freeGroup, answer({ state: 'full' }))
  expect(box.querySelector('.free-action [role=alert]')?.textContent).toBe('该接龙已满员')
  expect([moves, shownButtons()]).toEqual([[], ['free-start']])
  await press('free-start')
  expect(callsTo(startFreeGroup).map(argsOf)).toEqual([{ itemId: 'latte' }])
  await serve(startFreeGroup, answer({ groupId: 'G2', standing: 'started' }))
  expect(moves).toEqual(['redirectTo /subPackages/free/index?groupId=G2'])
})

it('after a lost answer the same wish is sent under the same id', async () => {
  await open()
  await press('free-join')
  await serve(joinFreeGroup, 'no network')
  await press('free-join')
  const [first, second] = callsTo(joinFreeGroup).map(({ header }) => header?.requestId)
  expect(first).toEqual(expect.any(String))
  expect(second).toBe(first)
})

it('U7 no join is sent before the privacy notice is accepted', async () => {
  await during(() => consent.withdraw())
  await open()
  await press('free-join')
  expect(callsTo(joinFreeGroup)).toEqual([])
  expect(box.querySelector('#privacy-notice')).not.toBeNull()
})

it('is read anew when the customer comes back to it', async () => {
  await open({ standing: 'started' })
  happen('hide')
  happen('show')
  await serve(freeGroup, answer({ standing: 'started', state: 'full', orderId: 'M1' }))
  expect(shownButtons()).toEqual(['free-goods'])
})

it('what is shared leads to this group', async () => {
  await open({ standing: 'started' })
  expect(happen('share')).toEqual([
    { path: '/subPackages/free/index?groupId=G1', title: 'Latte', imageUrl: 'https://shop/latte.png' },
  ])
})

it('a group that does not exist says so, and leads to all goods', async () => {
  screen.open({ groupId: 'G1' })
  await serve(freeGroup, refusal('GROUP_UNKNOWN', '没有找到这个接龙'))
  await press('free-items')
  expect(moves).toEqual(['navigateTo /subPackages/free/index'])
  await settle()
})
