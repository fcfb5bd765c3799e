import { moveClock } from '@tests/sandbox/member/memberPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { getBonus } from '@/contract/activity/bonus'
import { ranking } from '@/contract/activity/invite'
import { invitations, inviteRewardList, takeStage } from '@/contract/activity/inviteRewards'
import { bonusBroadcast, inviteRules, qrCode } from '@/contract/activity/redPacket'
import { balance } from '@/contract/wallet/balance'
import { dayMs, dayStart, hourMs } from '../../../sandbox/beijing'
import { InvitePlay } from './invitePlay'

const sandbox = sandboxTest()

const balanceOf = async ({ token }: InvitePlay) => (await sandbox.call(balance, {}, { token })).data.balance

it('R-113 the QR code is a PNG in base64 that leads to the share page and holds the id alone (U4)', async () => {
  const inviter = await InvitePlay.of(sandbox, '13800138001')
  const { data } = await sandbox.call(qrCode, {}, { token: inviter.token })
  expect(data.qrCode).toMatch(/^iVBORw0KGgo/)
  const image = sharp(Buffer.from(data.qrCode, 'base64')).ensureAlpha().raw()
  const { data: pixels, info } = await image.toBuffer({ resolveWithObject: true })
  const link = jsQR(new Uint8ClampedArray(pixels), info.width, info.height)?.data
  const { inviteInfo } = await inviter.info()
  expect(inviteInfo.link).toBe(`/subPackages/share/index?inviterUserId=${inviter.id}`)
  expect(link).toBe(sandbox.url + inviteInfo.link)
  expect(link).not.toContain(inviter.token)
})

it('a friend brings one packet, and has one; each pays once, and what they paid is in the wallets', async () => {
  const inviter = await InvitePlay.of(sandbox, '13800138001')
  expect(await inviter.money()).toEqual({ packetMoney: 0, unopened: 0 })
  const friend = await inviter.newFriend()
  const [packet] = await inviter.packets()
  expect(packet).toMatchObject({ state: 'unopened', amount: 0 })
  const requestId = newRequestId()
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => inviter.open(packet?.packetId ?? '')),
    inviter.open(packet?.packetId ?? '', requestId),
    inviter.open(packet?.packetId ?? '', requestId),
  ])
  const paid = answers.filter(({ code }) => code === '000000')
  const amount = paid[0]?.data.amount ?? 0
  expect(amount).toBeGreaterThanOrEqual(100)
  expect(amount).toBeLessThanOrEqual(500)
  expect(answers.filter(({ code }) => code !== '000000').every(({ code }) => code === 'PACKET_OPENED')).toBe(true)
  expect(await balanceOf(inviter)).toBe(amount)
  expect(await inviter.money()).toEqual({ packetMoney: amount, unopened: 0 })
  expect(await inviter.records()).toMatchObject([{ reward: amount, waits: false, state: 'joined' }])

  const { welcome } = await friend.money()
  expect(welcome).toMatchObject({ state: 'unopened', title: 'Red packet for a new friend' })
  expect((await friend.open(welcome?.packetId ?? '')).data).toMatchObject({ state: 'opened', amount: 288 })
  expect(await balanceOf(friend)).toBe(288)
  expect((await friend.open(packet?.packetId ?? '')).code).toBe('PACKET_UNKNOWN')
})

it('a link with the id of no customer brings none a friend, also not the one who gets that id later', async () => {
  const first = await InvitePlay.of(sandbox, '13922220001')
  await InvitePlay.of(sandbox, '13922220002', Number(first.id) + 2)
  const later = await InvitePlay.of(sandbox, '13922220003')
  expect(later.id).toBe(String(Number(first.id) + 2))
  expect((await later.info()).inviteInfo.invited).toBe(0)
})

it('packets pay at most 20 yuan a day of Beijing; the next one is empty, until midnight', async () => {
  const midnight = dayStart(new Date()) + 2 * dayMs
  await moveClock(sandbox, midnight - hourMs)
  const inviter = await InvitePlay.of(sandbox, '13800138009')
  await Promise.all(Array.from({ length: 22 }, () => inviter.newFriend()))
  const rows = [...(await inviter.packets(1)), ...(await inviter.packets(2)), ...(await inviter.packets(3))]
  expect(rows).toHaveLength(22)
  const states = []
  for (const { packetId } of rows) states.push((await inviter.open(packetId)).data.state)
  expect(states.at(-1)).toBe('empty')
  expect(states[0]).toBe('opened')
  expect((await inviter.money()).packetMoney).toBe(2_000)
  expect(await balanceOf(inviter)).toBe(2_000)
  await inviter.newFriend()
  await moveClock(sandbox, midnight + hourMs)
  const [newest] = await inviter.packets()
  expect((await inviter.open(newest?.packetId ?? '')).data.state).toBe('opened')
})

it('the seeded customer has a packet in each state, and one that ended is not opened', async () => {
  const inviter = await InvitePlay.of(sandbox, '13800138060')
  const packets = await inviter.packets()
  expect(packets.map(({ state }) => state)).toEqual([
    'unopened',
    'unopened',
    'opened',
    'empty',
    'expired',
    'opened',
    'opened',
    'expired',
  ])
  expect(packets[0]?.title).toMatch(/^.\*+ has signed up$/)
  expect((await inviter.open(packets[4]?.packetId ?? '')).code).toBe('PACKET_EXPIRED')
  const ordered = await inviter.records('ordered')
  expect(ordered.map(({ name, state }) => [name, state])).toEqual([['阿*', 'ordered']])
  expect(await inviter.records('joined')).toHaveLength(7)
  expect(await inviter.records('all')).toHaveLength(8)
  expect(await inviter.records('all', 2)).toEqual([])
})

it('the invitation task of the cash page is done by one friend, and its cash reaches the wallet', async () => {
  const inviter = await InvitePlay.of(sandbox, '13800138062')
  const before = await balanceOf(inviter)
  expect((await sandbox.call(getBonus, { taskId: 'invite' }, { token: inviter.token })).data).toEqual({
    amount: 500,
    coins: 100,
  })
  expect(await balanceOf(inviter)).toBe(before + 500)
})

it('a stage that was reached pays once; the list says what came', async () => {
  const inviter = await InvitePlay.of(sandbox, '13800138062')
  const options = () => ({ token: inviter.token, lang: 'en' as const, requestId: newRequestId() })
  const { stages, invited } = (await sandbox.call(invitations, {}, options())).data
  expect(invited).toBe(8)
  expect(stages.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'todo'])
  const take = (stageId: string) => sandbox.call(takeStage, { stageId }, options())
  const answers = await Promise.all([take('friends-8'), take('friends-8'), take('friends-8')])
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', 'STAGE_TAKEN', 'STAGE_TAKEN'])
  expect((await take('friends-20')).code).toBe('STAGE_OPEN')
  expect((await take('friends-9')).code).toBe('STAGE_UNKNOWN')
  const { rewardList } = (await sandbox.call(inviteRewardList, { page: 1 }, options())).data
  expect(rewardList.map(({ title, amount }) => [title, amount])).toEqual([['Reward for 8 invited friends', 1_500]])
})

it('the ranking shows ties at one place, masked names, and one’s own place outside the list', async () => {
  const of = async (mobile: string) => {
    const { token } = await InvitePlay.of(sandbox, mobile)
    return (await sandbox.call(ranking, { period: 'all' }, { token })).data
  }
  const done = await of('13800138061')
  expect(done.ranking).toHaveLength(10)
  expect(done.ranking.every(({ name }) => /^.\*+$/.test(name))).toBe(true)
  const places = done.ranking.map(({ place, friends }) => [place, friends])
  expect(new Map(places.map(([place = 0, friends = 0]) => [friends, place])).size).toBeLessThan(10)
  expect(done.own).toMatchObject({ friends: 3, isOwn: true })
  expect(done.own?.place).toBeGreaterThan(10)
  expect(done.ranking.some(({ isOwn }) => isOwn)).toBe(false)
  const tied = [(await of('13800138060')).own, (await of('13800138062')).own]
  expect(tied[0]?.place).toBe(tied[1]?.place)
  const { token } = await InvitePlay.of(sandbox, '13800138008')
  const week = (await sandbox.call(ranking, { period: 'week' }, { token })).data
  expect(week.own).toBeUndefined()
  expect(week.ranking.length).toBeGreaterThan(0)
})

it('what others received is told with masked names, and the rules say what happens', async () => {
  const { broadcastList } = (await sandbox.call(bonusBroadcast, {}, { lang: 'en' })).data
  expect(broadcastList.length).toBeGreaterThan(0)
  expect(broadcastList.every((line) => /^.\*+ got ¥\d+\.\d\d$/.test(line))).toBe(true)
  for (const subject of ['packets', 'help'] as const)
    expect((await sandbox.call(inviteRules, { of: subject }, { lang: 'en' })).data.rules.length).toBeGreaterThan(3)
})
