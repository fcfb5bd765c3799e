import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { getActivityConfig, getActivityItems } from '@/contract/activity/custom'
import { freeActivityCode, freeGroup, freeGroups, joinFreeGroup, startFreeGroup } from '@/contract/activity/free'
import { orderDetail } from '@/contract/order/detail'

const sandbox = sandboxTest()

const start = (token: string, itemId = 'americano', requestId = newRequestId()) =>
  sandbox.call(startFreeGroup, { itemId }, { token, requestId, lang: 'en' })
const join = (token: string, groupId: string, requestId = newRequestId()) =>
  sandbox.call(joinFreeGroup, { groupId }, { token, requestId, lang: 'en' })
const see = (groupId: string, token?: string) =>
  sandbox.call(freeGroup, { groupId }, { lang: 'en', ...(token ? { token } : {}) })
const itemsOf = async (token?: string) =>
  (await sandbox.call(getActivityItems, { code: freeActivityCode }, { lang: 'en', ...(token ? { token } : {}) })).data
    .items

it('the activity has rules and goods, each with how many make a group, also for a visitor', async () => {
  const { activity } = (await sandbox.call(getActivityConfig, { code: freeActivityCode }, { lang: 'en' })).data
  expect(activity).toMatchObject({ state: 'open', title: 'Get goods free with friends' })
  expect(activity.rules).toHaveLength(5)
  const items = await itemsOf()
  expect(items.map(({ itemId, kind, done, total, state }) => [itemId, kind, done, total, state])).toEqual([
    ['americano', 'goods', 0, 2, 'todo'],
    ['latte', 'goods', 0, 3, 'todo'],
    ['ramen', 'goods', 0, 4, 'todo'],
    ['burgers', 'goods', 0, 5, 'todo'],
  ])
})

it('a group is started, seen by who has its link, joined, and brings the goods to each member once', async () => {
  const [starter, friend] = [await sandbox.login('13900000601'), await sandbox.login('13900000602')]
  const { group } = (await start(starter)).data
  expect(group).toMatchObject({ state: 'open', size: 2, standing: 'started', worth: 1_300 })
  expect(group.endTime - group.startTime).toBe(24 * 3_600_000)
  // Started again, the open one is answered.
  expect((await start(starter)).data.group.groupId).toBe(group.groupId)
  expect((await itemsOf(starter))[0]).toMatchObject({ done: 1, total: 2, state: 'todo' })

  const seen = (await see(group.groupId)).data.group
  expect(seen).toMatchObject({ standing: 'none', state: 'open' })
  expect(seen.members).toEqual([{ name: expect.stringMatching(/^补\*+$/), imgUrl: '', isStarter: true, isSelf: false }])

  expect((await join(starter, group.groupId)).code).toBe('GROUP_OWN')
  const requestId = newRequestId()
  const joined = (await join(friend, group.groupId, requestId)).data.group
  expect(joined).toMatchObject({ state: 'full', standing: 'joined' })
  expect((await join(friend, group.groupId, requestId)).data.group.orderId).toBe(joined.orderId)
  expect((await join(friend, group.groupId)).code).toBe('GROUP_JOINED')

  const ofStarter = (await see(group.groupId, starter)).data.group
  expect(ofStarter.orderId).not.toBe(joined.orderId)
  for (const [token, orderId] of [
    [starter, ofStarter.orderId],
    [friend, joined.orderId],
  ] as const) {
    const order = (await sandbox.call(orderDetail, { orderId: orderId ?? '' }, { token, lang: 'en' })).data.orderDetail
    expect(order).toMatchObject({ state: 'finished', payAmount: 0, goodsAmount: 1_300, quantity: 1 })
    expect(order.cardCodes).toHaveLength(1)
  }
  expect((await see(group.groupId)).data.group.orderId).toBeUndefined()
  expect((await itemsOf(friend))[0]).toMatchObject({ state: 'received' })
  expect((await start(friend)).code).toBe('GOODS_TAKEN')

  const third = await sandbox.login('13900000603')
  expect((await join(third, group.groupId)).code).toBe('GROUP_FULL')
  const another = (await start(third)).data.group
  expect((await join(friend, another.groupId)).code).toBe('GOODS_TAKEN')
})

it('who had the goods by another group meanwhile gets none twice, and the others get theirs', async () => {
  const [one, two, three] = await Promise.all(['604', '605', '606'].map((end) => sandbox.login(`13900000${end}`)))
  if (!one || !two || !three) throw new Error('no login')
  const first = (await start(one, 'latte')).data.group.groupId
  const second = (await start(two, 'latte')).data.group.groupId
  await join(two, first)
  await join(one, second)
  expect((await join(three, first)).data.group.state).toBe('full')
  expect((await join(three, second)).code).toBe('GOODS_TAKEN')
  const four = await sandbox.login('13900000607')
  const last = (await join(four, second)).data.group
  expect(last).toMatchObject({ state: 'full', orderId: expect.any(String) })
  expect((await see(second, one)).data.group).toMatchObject({ state: 'full', standing: 'joined' })
  expect((await see(second, one)).data.group.orderId).toBeUndefined()
})

it('a group ends by the server’s clock, and a new one can be started', async () => {
  const [starter, friend] = [await sandbox.login('13900000608'), await sandbox.login('13900000609')]
  const { groupId } = (await start(starter)).data.group
  await sandbox.fault({ kind: 'clock', ms: 24 * 3_600_000 })
  expect((await see(groupId, starter)).data.group.state).toBe('expired')
  expect((await join(friend, groupId)).code).toBe('GROUP_EXPIRED')
  expect((await start(starter)).data.group.groupId).not.toBe(groupId)
})

it('an unknown group, item or page is refused, and a visitor starts and joins nothing', async () => {
  const token = await sandbox.login('13900000610')
  expect((await see('F-nothing')).code).toBe('GROUP_UNKNOWN')
  expect((await join(token, 'F-nothing')).code).toBe('GROUP_UNKNOWN')
  expect((await start(token, 'nothing')).code).toBe('ITEM_UNKNOWN')
  expect((await sandbox.call(freeGroups, { page: 0 }, { token })).data.groups).toEqual([])
  const visits = [
    await sandbox.call(startFreeGroup, { itemId: 'latte' }),
    await sandbox.call(joinFreeGroup, { groupId: 'F161000' }),
    await sandbox.call(freeGroups, { page: 1 }),
  ]
  expect(visits.map(({ code }) => code)).toEqual(['300000', '300000', '300000'])
})

it('the seeded starter has groups in every state, ten a page, the newest first', async () => {
  const token = await sandbox.login('13800138071')
  const page = async (number: number) =>
    (await sandbox.call(freeGroups, { page: number }, { token, lang: 'en' })).data.groups
  const [first, second] = [await page(1), await page(2)]
  expect([first.length, second.length]).toEqual([10, 2])
  expect(first.slice(0, 3).map(({ state, members, size }) => [state, members.length, size])).toEqual([
    ['open', 2, 3],
    ['full', 2, 2],
    ['expired', 2, 5],
  ])
  expect(new Set([...first, ...second].map(({ groupId }) => groupId)).size).toBe(12)
  expect(first[1]?.orderId).toEqual(expect.any(String))
})
