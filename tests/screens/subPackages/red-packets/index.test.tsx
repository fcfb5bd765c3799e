import { inviteInfoOf, recordOf } from '@tests/domain/activity/invitation'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { allDrawn, box, press, tap } from '@tests/ui/mounted'
import { invitationRecords, inviteInfo } from '@/contract/activity/invite'
import { bonusBroadcast, inviteRules, qrCode, redPacketMoney } from '@/contract/activity/redPacket'
import { redPacket as words } from '@/i18n/redPacket'
import RedPackets from '@/subPackages/red-packets/index'
import { RedPacketsStore } from '@/subPackages/red-packets/index/store'

const srcOf = () => box.querySelector('.code-card img')?.getAttribute('src')

const screen = screenTest(RedPackets, 'subPackages/red-packets/index')

async function open(rows = [recordOf('李', { reward: 188, waits: false }), recordOf('周')]): Promise<void> {
  screen.open()
  await serve(inviteInfo, ok(inviteInfoOf()))
  await serve(redPacketMoney, ok({ packetMoney: 1_234, unopened: 2 }))
  await serve(invitationRecords, ok({ recordsList: rows }))
  await serve(bonusBroadcast, ok({ broadcastList: ['米* 刚刚拆出 ¥3.66 红包'] }))
  await serve(inviteRules, ok({ rules: ['the first rule'] }))
}

it('R-113 shows the QR code as a picture from its base64, the money, the friends and what each has brought', async () => {
  await open()
  await serve(qrCode, ok({ qrCode: 'iVBORw0KGgo=' }))
  expect(srcOf()).toBe('data:image/png;base64,iVBORw0KGgo=')
  expect(box.querySelector('.sum-head')?.textContent).toContain('12.34')
  expect(box.textContent).toContain(words.invited(4))
  expect(box.textContent).toContain('刚刚拆出')
  const rows = [...box.querySelectorAll('.invite-row')].map((row) => row.textContent)
  expect(rows[0]).toContain('+¥1.88')
  expect(rows[1]).toContain(words.waits)
})

it('R-113 the state of the red packet has the names of the specification', () => {
  const store = new RedPacketsStore()
  store.page.set(inviteInfoOf())
  store.code.set({ qrCode: 'iVBORw0KGgo=' })
  store.money.set({ packetMoney: 5, unopened: 0 })
  expect([store.qrCode, store.packetMoney, store.userInfo?.name, store.inviteInfo?.inviterUserId]).toEqual([
    'data:image/png;base64,iVBORw0KGgo=',
    5,
    '阿*',
    '160',
  ])
  expect(store.recordsList.rows).toEqual([])
})

it('a QR code that did not load is loaded again, and the rest stays', async () => {
  await open()
  await serve(qrCode, refusal('BUSY', 'busy'))
  await settle()
  press('code-retry')
  await serve(qrCode, ok({ qrCode: 'iVBORw0KGgo=' }))
  expect(srcOf()).toContain('iVBORw0KGgo=')
})

it('reads the friends of a state once its tab is opened', async () => {
  await open()
  const tabs = [...box.querySelectorAll('[role=tab]')]
  tap(tabs[2] ?? null)
  await serve(invitationRecords, ok({ recordsList: [] }))
  expect(callsTo(invitationRecords).map(argsOf)).toEqual([
    { page: 1, of: 'all' },
    { page: 1, of: 'ordered' },
  ])
  expect(box.textContent).toContain(words.recordsEmpty)
})

it('W4 goes on at the end of the page of the open tab, and shows a friend of two pages once', async () => {
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => recordOf(`友${from + index}`))
  await open(page(1, 10))
  happen('bottom')
  await serve(invitationRecords, ok({ recordsList: page(10, 3) }))
  expect(callsTo(invitationRecords).map(argsOf)).toEqual([
    { page: 1, of: 'all' },
    { page: 2, of: 'all' },
  ])
  await allDrawn()
  expect(box.querySelectorAll('.invite-row')).toHaveLength(12)
})

it.each([
  ['packets-open', '/subPackages/help-progress/index?scene=redPacket'],
  ['packets-poster', '/subPackages/poster-share/index'],
  ['packets-stages', '/subPackages/xyfApp/invit-friend/index'],
  ['packets-ranking', '/subPackages/ranking/index'],
  ['packets-help', '/subPackages/get-member/index'],
])('%s leads to its screen', async (id, target) => {
  await open()
  press(id)
  expect(moves).toEqual([`navigateTo ${target}`])
})

it('U4 shares the address with the customer’s id and without a token', async () => {
  await open()
  expect(happen('share')[0]).toEqual({
    path: '/subPackages/share/index?inviterUserId=160',
    title: 'a packet for you',
    imageUrl: 'https://pictures.test/gift.png',
  })
})
