import { Journey } from '@tests/sandbox/cashier/journey'
import { MemberPlay } from '@tests/sandbox/member/memberPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { withdrawAccount } from '@/contract/wallet/accounts'
import { balance, setGuideStatus } from '@/contract/wallet/balance'
import { bonusList, rebateList } from '@/contract/wallet/movements'
import { withdrawAmountOptions } from '@/contract/wallet/withdraw'
import { WalletPlay } from './walletPlay'

const dayMs = 86_400_000
const RICH = '13800138004'
const MEMBER = '13800138002'

const sandbox = sandboxTest()
beforeEach(() => WalletPlay.reset(sandbox))

const allRows = async <Row>(read: (page: number) => Promise<Row[]>): Promise<Row[][]> => {
  const pages: Row[][] = []
  for (let page = 1; page === 1 || pages[page - 2]?.length === 10; page++) pages.push(await read(page))
  return pages
}

it('R-117 a new customer has an empty wallet and is shown the guide once, on every device', async () => {
  const token = await sandbox.login('13900000401')
  const read = async () => (await sandbox.call(balance, {}, { token })).data
  expect(await read()).toEqual({ balance: 0, expiringSoon: 0, withdrawing: 0, showGuide: true })
  await sandbox.call(setGuideStatus, {}, { token })
  await sandbox.call(setGuideStatus, {}, { token })
  expect((await read()).showGuide).toBe(false)
  const again = await sandbox.login('13900000401')
  expect((await sandbox.call(balance, {}, { token: again })).data.showGuide).toBe(false)
})

it('R-117 the balance says what ends soon, when, and what is on its way', async () => {
  const play = await WalletPlay.of(sandbox, RICH)
  const wallet = await play.balance()
  expect(wallet).toMatchObject({ balance: 86_640, withdrawing: 4_500, showGuide: false })
  expect(wallet.expiringSoon).toBeGreaterThan(0)
  expect(wallet.expiresAt).toBeLessThan(Date.now() + 30 * dayMs)
  expect((await (await WalletPlay.of(sandbox, MEMBER)).balance()).balance).toBe(12_850)
})

it('R-117 the lists say where each fen came from and went, page by page, in the language of the caller', async () => {
  const token = await sandbox.login(MEMBER)
  const bonuses = (lang: 'en' | 'zh-CN') => async (page: number) =>
    (await sandbox.call(bonusList, { page }, { token, lang })).data.bonusList
  const rebates = async (page: number) =>
    (await sandbox.call(rebateList, { page }, { token, lang: 'en' })).data.rebateList
  const play = await WalletPlay.of(sandbox, MEMBER)
  const [came, back, used] = await Promise.all([
    allRows(bonuses('en')),
    allRows(rebates),
    allRows((page) => play.used(page)),
  ])
  const sum = (rows: { amount: number; direction: string }[]) =>
    rows.reduce((total, { amount, direction }) => total + (direction === 'in' ? amount : -amount), 0)
  expect(sum([...came, ...back, ...used].flat())).toBe(12_850)
  const left = [...came, ...back].flat().map(({ left = 0 }) => left)
  expect([left.reduce((total, one) => total + one, 0), left.includes(0)]).toEqual([12_850, true])
  expect(came[0]?.[0]).toMatchObject({ direction: 'in', title: expect.stringMatching(/^[A-Z]/) })
  expect((await bonuses('zh-CN')(1))[0]?.title).toMatch(/奖励/)
  expect(back.flat().every(({ orderId, title }) => orderId?.startsWith('M') && title.startsWith('Rebate: '))).toBe(true)
  expect(used.flat().map(({ direction }) => direction)).toEqual(['out', 'in', 'out', 'out'])
  expect(used.flat().map(({ title }) => title)).toContain('Returned by Farhill Bank')
  const times = came.flat().map(({ time }) => time)
  expect(times).toEqual([...times].sort((a, b) => b - a))
})

it('R-111 the withdrawal shows accounts, amount, the newest movements and what ends next', async () => {
  const { token } = await WalletPlay.of(sandbox, RICH)
  const { data } = await sandbox.call(withdrawAccount, {}, { token, lang: 'en' })
  expect(data.account_info.map(({ kind, isDefault, feeRate, feeMin }) => [kind, isDefault, feeRate, feeMin])).toEqual([
    ['bank', true, 0, 0],
    ['wechat', false, 10, 10],
    ['alipay', false, 10, 10],
  ])
  expect(data.account_info[0]).toMatchObject({ name: 'Sandbox Bank', masked: '**** 6104', arrival: expect.any(String) })
  expect(data.account_info[2]?.masked).toBe('g****@example.com')
  expect(data.money_amount).toBe(86_640)
  expect([data.money_add_log, data.money_out_log].map((rows) => rows.map(({ direction }) => direction))).toEqual([
    Array(5).fill('in'),
    Array(5).fill('out'),
  ])
  expect(data.recent_expire_info).toEqual({ amount: expect.any(Number), time: expect.any(Number) })
})

it('R-117 S6 the amounts that are offered say why one cannot be chosen, and the number is masked', async () => {
  const { token } = await WalletPlay.of(sandbox, MEMBER)
  const { data } = await sandbox.call(withdrawAmountOptions, {}, { token, lang: 'en' })
  expect(data.options.filter(({ closed }) => !closed).map(({ amount }) => amount)).toEqual([
    1_000, 2_000, 5_000, 10_000, 12_850,
  ])
  expect(data.options.find(({ amount }) => amount === 20_000)?.closed).toBe('Balance too low')
  expect(data).toMatchObject({
    minimum: 100,
    maximum: 500_000,
    leftToday: 1_000_000,
    timesLeft: 3,
    needsCode: true,
    mobile: '138 **** 8002',
  })
})

it('what has ended leaves the wallet by the server’s clock, and is named among what was used', async () => {
  const play = await WalletPlay.of(sandbox, MEMBER)
  const { balance: before, expiringSoon, expiresAt = 0 } = await play.balance()
  const { recent_expire_info: next } = (await sandbox.call(withdrawAccount, {}, { token: play.token })).data
  await play.wait(expiresAt - Date.now() + 1_000)
  const after = await play.balance()
  expect(after.balance).toBe(before - (next?.amount ?? 0))
  expect(after.expiringSoon).toBeGreaterThanOrEqual(expiringSoon - (next?.amount ?? 0))
  const [row] = await play.used()
  expect(row).toMatchObject({ direction: 'out', amount: next?.amount, title: expect.stringMatching(/, ended$/) })
  expect((await play.balance()).balance).toBe(after.balance)
})

/** A purchase that is approved twice at the provider; answers the order once it is finished. */
async function buys(mobile: string) {
  const customer = await MemberPlay.of(sandbox, mobile)
  const journey = new Journey(sandbox, customer.token)
  const { orderId, payAmount } = await journey.order()
  const payment = await customer.begin(orderId, payAmount, 'MALL_ORDER')
  await customer.decide(payment, 'approve')
  await customer.decide(payment, 'approve')
  expect((await journey.detail(orderId)).orderDetail.state).toBe('finished')
  return { orderId, payAmount }
}

it('what a member buys brings a rebate once, with its order', async () => {
  const play = await WalletPlay.of(sandbox, MEMBER)
  const { balance: before } = await play.balance()
  const { orderId, payAmount } = await buys(MEMBER)
  expect((await play.balance()).balance).toBe(before + Math.floor(payAmount / 100))
  const { rebateList: rows } = (await sandbox.call(rebateList, { page: 1 }, { token: play.token })).data
  expect(rows.filter((row) => row.orderId === orderId)).toHaveLength(1)
})

it('what other customers buy brings none', async () => {
  await buys('13800138001')
  expect((await (await WalletPlay.of(sandbox, '13800138001')).balance()).balance).toBe(0)
})
