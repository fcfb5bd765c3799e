import { helperInfoOf, packetOf } from '@tests/domain/activity/invitation'
import { argsOf, ok, refusal, stored } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { box, clean, press } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { type HelperInfoRes, helperInfo } from '@/contract/activity/help'
import { inviteRules, openPacket, type RedPacket, redPacketMoney } from '@/contract/activity/redPacket'
import { askReminder } from '@/domain/account/askReminder'
import { session } from '@/domain/session/session'
import { reminder as reminderWords } from '@/i18n/reminder'
import Share from '@/subPackages/share/index'

jest.mock('@/domain/account/askReminder', () => ({ askReminder: jest.fn() }))

const path = 'subPackages/share/index'
const has = (id: string) => box.querySelector(`#${id}`) !== null

setUpScreens({ person: 'visitor' })

async function open(standing: HelperInfoRes['standing'], welcome?: RedPacket): Promise<void> {
  openScreen(Share, path, { inviterUserId: '160' })
  await serve(helperInfo, ok(helperInfoOf(standing)))
  await serve(inviteRules, ok({ rules: ['the first rule'] }))
  if (standing !== 'visitor') await serve(redPacketMoney, ok({ packetMoney: 0, unopened: 0, welcome }))
}

it('R-47 a visitor sees who sends it; the link’s id is kept for the login, and the packet is there after it', async () => {
  await open('visitor')
  expect(box.textContent).toContain('阿* 送您一个红包')
  expect([callsTo(redPacketMoney).length, stored.get('inviterUserId')]).toEqual([0, '160'])
  press('gift-login')
  expect(moves.at(-1)).toContain('/center/login/index?redirect=')
  await during(() => session.signIn('token-b'))
  await serve(helperInfo, ok(helperInfoOf('new')))
  await serve(redPacketMoney, ok({ packetMoney: 0, unopened: 1, welcome: packetOf('welcome-9') }))
  expect(has('gift-open')).toBe(true)
})

it('a new friend opens the packet once, and sees what was in it', async () => {
  session.signIn('token-a')
  Object.assign(APP_TEMPLATES, { lapsing: 'T1' })
  await open('new', packetOf('welcome-9'))
  press('gift-open')
  press('gift-open')
  await serve(openPacket, ok(packetOf('welcome-9', { state: 'opened', amount: 288 })))
  expect(callsTo(openPacket).map(argsOf)).toEqual([{ packetId: 'welcome-9' }])
  expect(box.querySelector('#packet-sheet')?.textContent).toContain('恭喜您获得红包')
  expect(box.querySelector('#packet-sheet')?.textContent).toContain(reminderWords.lapsing)
  Object.assign(APP_TEMPLATES, { lapsing: undefined })
  await says(box, '已存入余额，可提现', 'Added to your balance and ready to withdraw')
  await serve(
    redPacketMoney,
    ok({ packetMoney: 288, unopened: 0, welcome: packetOf('welcome-9', { state: 'opened', amount: 288 }) }),
  )
  press('packet-balance')
  expect(jest.mocked(askReminder).mock.calls).toEqual([['lapsing']])
  expect(moves).toEqual(['navigateTo /subPackages/balance/index'])
  expect(box.querySelector('.gift-action-sum')?.textContent).toBe('¥2.88')
})

it('R-44 R-82 a lost answer keeps its id; a refusal is one toast, and the packet is read anew', async () => {
  session.signIn('token-a')
  await open('new', packetOf('welcome-9'))
  press('gift-open')
  await serve(openPacket, 'no network')
  press('gift-open')
  await settle()
  const [first, second] = callsTo(openPacket).map(({ header }) => header?.requestId)
  expect(second).toBe(first)
  await serve(openPacket, refusal('PACKET_EXPIRED', 'too late'))
  await serve(redPacketMoney, ok({ packetMoney: 0, unopened: 0, welcome: packetOf('welcome-9', { state: 'expired' }) }))
  expect(moves.at(-1)).toBe('toast 2000 too late')
  await says(
    box,
    '红包须在 3 天内拆开，邀请好友可得新红包',
    'Red packets are valid for 3 days. Invite friends for new ones',
  )
})

it.each([
  ['self', undefined, '这是您自己的红包链接'],
  ['old', undefined, '仅限新用户领取'],
  ['old', packetOf('w', { state: 'expired' }), '红包已过期'],
  ['helped', packetOf('w', { state: 'empty' }), '红包是空的'],
] as const)(
  'a friend who is %s with %j has nothing to open, reads why, and has a way on',
  async (standing, packet, text) => {
    session.signIn('token-a')
    await open(standing, packet)
    expect(box.querySelector('.gift-action-told')?.textContent).toBe(text)
    press('gift-invite')
    expect(moves).toEqual(['navigateTo /subPackages/red-packets/index'])
  },
)

it('a link without an id, or with a foreign one, says so and has a way on', async () => {
  openScreen(Share, path)
  await settle()
  expect([box.textContent?.includes('红包链接不完整'), has('gift-invite'), callsTo(helperInfo).length]).toEqual([
    true,
    true,
    0,
  ])
  clean()
  openScreen(Share, path, { inviterUserId: 'abc' })
  await serve(helperInfo, refusal('INVITER_UNKNOWN', 'no such inviter'))
  expect(box.textContent).toContain('no such inviter')
  expect([has('gift-invite'), stored.has('inviterUserId')]).toEqual([true, false])
})
