import { Journey } from '@tests/sandbox/cashier/journey'
import { MemberPlay } from '@tests/sandbox/member/memberPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import {
  getActivityConfig,
  getActivityItems,
  joinActivity,
  takeActivityReward,
  visitActivityItem,
} from '@/contract/activity/custom'
import { viewLog } from '@/contract/activity/viewLog'
import { confirmOrderInfo } from '@/contract/order/place'
import { getExtInfo, wxLogin } from '@/contract/session'
import { namedLinks, routeAt } from '@/routes'

const sandbox = sandboxTest()

const configOf = async (code: string, lang: 'en' | 'zh-CN' = 'en', token?: string) =>
  sandbox.call(getActivityConfig, { code }, { lang, ...(token ? { token } : {}) })
const itemsOf = async (code: string, token?: string) =>
  (await sandbox.call(getActivityItems, { code }, { lang: 'en', ...(token ? { token } : {}) })).data
const itemOf = async (code: string, itemId: string, token?: string) =>
  (await itemsOf(code, token)).items.find((item) => item.itemId === itemId)
const join = (code: string, token: string) => sandbox.call(joinActivity, { code }, { token })
const take = (code: string, itemId: string, token: string, requestId = newRequestId()) =>
  sandbox.call(takeActivityReward, { code, itemId }, { token, requestId, lang: 'en' })
const visit = (code: string, itemId: string, token: string) =>
  sandbox.call(visitActivityItem, { code, itemId }, { token })
const coinsOf = async (token: string) => (await sandbox.call(getExtInfo, {}, { token })).data.goldCoins
/** Whether an address, or a name in place of one, is a screen's. */
const leads = (address: string) => {
  const [path = ''] = address.split('?')
  return routeAt(namedLinks.get(path) ?? path) !== undefined
}
const press = (code: string, shift: string) =>
  fetch(`${sandbox.url}/sandbox/activities/${code}/${shift}`, { method: 'POST', redirect: 'manual' })

describe('what an activity is', () => {
  it.each([
    ['spring', 'open', 'Spring subsidies'],
    ['thanksgiving', 'open', 'Thank you'],
    ['activity-1', 'open', 'Good things for less'],
    ['tax-reduction', 'open', 'Voucher inflation'],
    ['welfare', 'open', 'Welfare'],
    ['summer', 'coming', 'Summer cool-down'],
    ['new-year', 'ended', 'New Year’s start'],
  ])('%s is %s by the clock of the server, and says so in both languages', async (code, state, title) => {
    const { activity, others } = (await configOf(code)).data
    expect(activity).toMatchObject({ code, state, title })
    expect(activity.startTime).toBeLessThan(activity.endTime)
    expect((await fetch(activity.picture)).status).toBe(200)
    expect((await configOf(code, 'zh-CN')).data.activity.title).not.toBe(title)
    expect(others.map((one) => one.code)).not.toContain(code)
    expect(others.every(({ jumpUrl }) => leads(jumpUrl))).toBe(true)
    for (const { jumpUrl } of (await itemsOf(code)).items) expect(jumpUrl === '' || leads(jumpUrl)).toBe(true)
  })

  it('names only what is open under what else there is', async () => {
    const codes = (await configOf('new-year')).data.others.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['spring', 'thanksgiving', 'tax-reduction', 'activity-1']))
    expect(codes).not.toContain('summer')
  })

  it('is refused under a code that does not exist, also one that every object has', async () => {
    for (const code of ['nothing', 'constructor', ''])
      expect([(await configOf(code)).code, (await sandbox.call(getActivityItems, { code })).code]).toEqual([
        'ACTIVITY_UNKNOWN',
        'ACTIVITY_UNKNOWN',
      ])
  })

  it('its configured content is a page of blocks', async () => {
    const { schema } = (await configOf('spring')).data.activity
    expect(JSON.parse(schema).page.blocks.map(({ type }: { type: string }) => type)).toEqual(['notice', 'goods'])
  })
})

describe('items', () => {
  it('stand in every state for seeded people, and untouched for a visitor', async () => {
    const visitor = await itemsOf('spring')
    expect([visitor.joined, visitor.items.map(({ done }) => done)]).toEqual([false, visitor.items.map(() => 0)])
    const member = await sandbox.login('13800138002')
    const { joined, items } = await itemsOf('spring', member)
    expect(joined).toBe(true)
    expect(Object.fromEntries(items.map(({ itemId, state }) => [itemId, state]))).toMatchObject({
      'first-come': 'received',
      carnival: 'done',
      member: 'done',
      invite: 'todo',
    })
  })

  it('a gift is taken after taking part, once, whatever is pressed how often, and is among the coupons', async () => {
    const token = await sandbox.login('13900000701')
    expect((await take('spring', 'first-come', token)).code).toBe('NOT_JOINED')
    expect([(await join('spring', token)).code, (await join('spring', token)).code]).toEqual(['000000', '000000'])
    const before = (await itemOf('spring', 'first-come', token))?.stock ?? 0
    const requestId = newRequestId()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => take('spring', 'first-come', token)),
      take('spring', 'first-come', token, requestId),
      take('spring', 'first-come', token, requestId),
    ])
    const taken = answers.filter(({ code }) => code === '000000')
    expect(taken.length).toBeGreaterThan(0)
    expect(taken.every(({ data }) => data.reward === 'coupon' && data.amount === 500)).toBe(true)
    expect(answers.every(({ code }) => code === '000000' || code === 'ITEM_TAKEN')).toBe(true)
    expect(await itemOf('spring', 'first-come', token)).toMatchObject({ state: 'received', stock: before - 1 })
    const goods = { goodsId: '30101', rechargeType: 'card-50', quantity: 1 }
    const { data } = await sandbox.call(confirmOrderInfo, goods, { token })
    expect(data.memberCoupons.filter(({ discountAmount }) => discountAmount === 500)).toHaveLength(1)
  })

  it('a task that is done by going there is done from then on, and its coins come once', async () => {
    const token = await sandbox.login('13900000702')
    await visit('spring', 'carnival', token)
    expect(await itemOf('spring', 'carnival', token)).toMatchObject({ state: 'todo', done: 0 })
    await join('spring', token)
    expect((await take('spring', 'carnival', token)).code).toBe('ITEM_OPEN')
    expect((await visit('spring', 'identity', token)).code).toBe('ITEM_UNKNOWN')
    await visit('spring', 'carnival', token)
    expect(await itemOf('spring', 'carnival', token)).toMatchObject({ state: 'done', done: 1 })
    const before = await coinsOf(token)
    expect((await take('spring', 'carnival', token)).data).toMatchObject({ reward: 'coins', amount: 20 })
    expect((await take('spring', 'carnival', token)).code).toBe('ITEM_TAKEN')
    expect(await coinsOf(token)).toBe(before + 20)
  })

  it('progress comes from what was done while the activity is on: orders paid, friends who signed up', async () => {
    const mobile = '13800138001'
    const token = await sandbox.login(mobile)
    await join('spring', token)
    expect(await itemOf('spring', 'orders-3', token)).toMatchObject({ state: 'todo', done: 0, total: 3 })
    const member = await MemberPlay.of(sandbox, mobile)
    const { orderId, payAmount } = await new Journey(sandbox, token).order()
    await member.decide(await member.begin(orderId, payAmount, 'MALL_ORDER'), 'approve')
    expect(await itemOf('spring', 'orders-3', token)).toMatchObject({ state: 'todo', done: 1 })
    expect(await itemOf('spring', 'orders-1', token)).toMatchObject({ state: 'done' })
    await sandbox.call(wxLogin, { jsCode: 'x', phoneCode: 'phone:13900000703', inviterUserId: 101 })
    expect(await itemOf('spring', 'invite', token)).toMatchObject({ state: 'done' })
  })

  it('an item that leads elsewhere, or does not exist, gives nothing here', async () => {
    const token = await sandbox.login('13900000704')
    for (const itemId of ['cash-tasks', 'nothing'])
      expect((await take('welfare', itemId, token)).code).toBe('ITEM_UNKNOWN')
  })

  it('an entry counts what can be had where it leads', async () => {
    const token = await sandbox.login('13800138004')
    expect(await itemOf('welfare', 'cash-tasks', token)).toMatchObject({ kind: 'entry', state: 'done', done: 2 })
  })
})

describe('the growing voucher', () => {
  it('grows once by each task, is kept as a coupon of what it is worth, and grows no more', async () => {
    const token = await sandbox.login('13800138003')
    expect(await itemOf('tax-reduction', 'voucher', token)).toMatchObject({ done: 200, total: 2_000, amount: 200 })
    await visit('tax-reduction', 'price-cut', token)
    const grown = await Promise.all(Array.from({ length: 4 }, () => take('tax-reduction', 'price-cut', token)))
    expect(grown.filter(({ code }) => code === '000000')).toHaveLength(1)
    await take('tax-reduction', 'identity', token)
    expect(await itemOf('tax-reduction', 'voucher', token)).toMatchObject({ state: 'done', done: 600, amount: 600 })
    expect((await take('tax-reduction', 'orders-1', token)).code).toBe('ITEM_OPEN')
    expect((await take('tax-reduction', 'voucher', token)).data).toMatchObject({ reward: 'coupon', amount: 600 })
    expect((await take('tax-reduction', 'voucher', token)).code).toBe('ITEM_TAKEN')
    expect((await take('tax-reduction', 'member', token)).code).toBe('VOUCHER_TAKEN')
    expect(await itemOf('tax-reduction', 'voucher', token)).toMatchObject({ state: 'received', amount: 600 })
    const late = (await itemsOf('tax-reduction', token)).items.filter(({ kind }) => kind === 'task')
    expect(new Set(late.map(({ state }) => state))).toEqual(new Set(['received', 'gone']))
  })

  it('two calls at once, of a task and of the voucher, never lose what the voucher grew by', async () => {
    const token = await sandbox.login('13900000705')
    await visit('tax-reduction', 'price-cut', token)
    const [task, voucher] = await Promise.all([
      take('tax-reduction', 'price-cut', token),
      take('tax-reduction', 'voucher', token),
    ])
    const worth = task.code === '000000' ? 300 : 200
    expect([task.code, voucher.data.amount]).toEqual([worth === 300 ? '000000' : 'VOUCHER_TAKEN', worth])
  })
})

describe('an operator', () => {
  afterEach(() => press('thanksgiving', 'open'))

  it('ends an activity while a customer looks at it: nothing is taken any more, and the page says when it was', async () => {
    const token = await sandbox.login('13900000706')
    await join('thanksgiving', token)
    await press('thanksgiving', 'ended')
    const refused = await take('thanksgiving', 'thanks-coupon', token)
    expect([refused.code, refused.message]).toEqual(['ACTIVITY_ENDED', 'The activity is over. See what else there is.'])
    expect((await join('thanksgiving', token)).code).toBe('ACTIVITY_ENDED')
    expect((await configOf('thanksgiving')).data.activity.state).toBe('ended')
  })

  it('moves an activity to the future: it waits', async () => {
    const token = await sandbox.login('13900000707')
    await press('thanksgiving', 'coming')
    expect((await configOf('thanksgiving')).data.activity.state).toBe('coming')
    expect((await join('thanksgiving', token)).code).toBe('ACTIVITY_COMING')
    expect((await take('thanksgiving', 'thanks-coupon', token)).code).toBe('ACTIVITY_COMING')
  })

  it('sees on a page of the sandbox who looked and took part', async () => {
    const before = await (await fetch(`${sandbox.url}/sandbox/activities?lang=en`)).text()
    expect(before).toContain('Spring subsidies')
    const viewsOf = (text: string) => Number(/new-year<\/small><\/td><td>.*?<\/td><td>(\d+)/s.exec(text)?.[1])
    await sandbox.call(viewLog, { page: 'subPackages/custom-activity/index', code: 'new-year' })
    const after = await (await fetch(`${sandbox.url}/sandbox/activities?lang=en`)).text()
    expect(viewsOf(after)).toBe(viewsOf(before) + 1)
  })

  it('a button that does not exist moves nothing', async () => {
    expect((await press('spring', 'constructor')).status).toBe(303)
    expect((await configOf('spring')).data.activity.state).toBe('open')
  })
})

it('R-32 a visitor takes nothing and takes part in nothing', async () => {
  for (const answer of [
    await sandbox.call(joinActivity, { code: 'spring' }),
    await sandbox.call(takeActivityReward, { code: 'spring', itemId: 'first-come' }),
    await sandbox.call(visitActivityItem, { code: 'spring', itemId: 'carnival' }),
  ])
    expect(answer.code).toBe('300000')
})
