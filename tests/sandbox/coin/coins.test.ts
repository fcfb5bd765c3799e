import { Journey } from '@tests/sandbox/cashier/journey'
import { MemberPlay } from '@tests/sandbox/member/memberPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { getBonus } from '@/contract/activity/bonus'
import { goldIndex, shopInfo } from '@/contract/coin/shop'
import { getExtInfo } from '@/contract/session'
import { routes } from '@/routes'
import { CoinPlay } from './coinPlay'

const sandbox = sandboxTest()

it('R-118 the wallet says what the customer has, had and used, and the log adds up to it', async () => {
  const play = await CoinPlay.of(sandbox, '13800138002')
  const { balance, earned, used } = await play.wallet()
  expect([balance, earned - used, used]).toEqual([1_280, 1_280, 1_000])
  const first = await play.logs()
  expect(first).toHaveLength(10)
  const all = [...first, ...(await play.logs(2)), ...(await play.logs(3))]
  expect(new Set(all.map(({ logId }) => logId)).size).toBe(all.length)
  expect(all.reduce((sum, { coins, direction }) => sum + (direction === 'in' ? coins : -coins), 0)).toBe(1_280)
  expect(all.map(({ time }) => time)).toEqual(all.map(({ time }) => time).sort((a, b) => b - a))
})

it('R-118 the log shows gains or uses alone, and a use names its exchange', async () => {
  const play = await CoinPlay.of(sandbox, '13800138002')
  const uses = await play.logs(1, 'out')
  expect(uses.map(({ title, coins }) => [title, coins])).toEqual([
    ['Video pass, a week', 800],
    ['Mall coupon of ¥5', 200],
  ])
  expect((await play.order(uses[0]?.orderId ?? '')).title).toBe('Video pass, a week')
  expect((await play.logs(1, 'in')).every(({ direction, orderId }) => direction === 'in' && !orderId)).toBe(true)
})

it('R-118 a new customer has no coins, and every way to earn them leads to a screen that exists', async () => {
  const play = await CoinPlay.of(sandbox, '13900000501')
  expect(await play.wallet()).toEqual({ balance: 0, earned: 0, used: 0 })
  expect(await play.logs()).toEqual([])
  const { ways } = (await sandbox.call(goldIndex, {}, { token: play.token, lang: 'en' })).data
  const paths = new Set(Object.values(routes).map(({ path }) => `/${path}`))
  expect(ways.map(({ jumpUrl }) => paths.has(jumpUrl))).toEqual([true, true, true])
  const { kinds, rules } = (await sandbox.call(shopInfo, {}, { token: play.token, lang: 'en' })).data
  expect(kinds.map(({ kind }) => kind)).toEqual(['coupon', 'redPacket', 'card', 'flyCard'])
  expect(rules.length).toBeGreaterThan(0)
})

it('R-118 a paid order brings one coin for each whole yuan, once', async () => {
  const mobile = '13800138001'
  const play = await CoinPlay.of(sandbox, mobile)
  const { orderId, payAmount } = await new Journey(sandbox, play.token).order()
  expect(await play.balance()).toBe(0)
  const member = await MemberPlay.of(sandbox, mobile)
  await member.decide(await member.begin(orderId, payAmount, 'MALL_ORDER'), 'approve')
  expect(await play.balance()).toBe(Math.floor(payAmount / 100))
  expect(await play.logs()).toMatchObject([{ coins: Math.floor(payAmount / 100), direction: 'in' }])
  expect((await sandbox.call(getExtInfo, {}, { token: play.token })).data.goldCoins).toBe(await play.balance())
})

it('R-118 a task pays its coins with the cash, once, and gold members twice as many', async () => {
  for (const [mobile, coins] of [
    ['13800138007', 40],
    ['13800138008', 80],
  ] as const) {
    const play = await CoinPlay.of(sandbox, mobile)
    const before = await play.balance()
    const take = () => sandbox.call(getBonus, { taskId: 'identity' }, { token: play.token, requestId: newRequestId() })
    const answers = await Promise.all([take(), take(), take()])
    const taken = answers.filter(({ code }) => code === '000000')
    expect(taken.map(({ data }) => data)).toEqual([{ amount: 200, coins }])
    expect(await play.balance()).toBe(before + coins)
    expect((await play.logs())[0]).toMatchObject({ title: 'Task: Verify your identity', coins })
  }
})
