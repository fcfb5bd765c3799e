import { sandboxTest } from '@tests/sandbox/startSandbox'
import { bindAccount, withdrawAccount } from '@/contract/wallet/accounts'
import { withdrawAmountOptions, withdrawDetail, withdrawList } from '@/contract/wallet/withdraw'
import { WalletPlay } from './walletPlay'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const RICH = '13800138004'
const MEMBER = '13800138002'
/** The member's card that ends in 4444. */
const LOST_CARD = 'C1023'

const sandbox = sandboxTest()
let play: WalletPlay
beforeEach(async () => {
  await WalletPlay.reset(sandbox)
  play = await WalletPlay.of(sandbox, RICH)
})

const accept = async (name: string) =>
  (await fetch(`${sandbox.url}/sandbox/transfer/${name}`, { method: 'POST' })).status

/** Withdraws, and answers its number and what the wallet held before. */
async function begin(by: WalletPlay, kind: 'bank' | 'alipay' | 'wechat', amount: number) {
  const { balance } = await by.balance()
  const { data, code } = await by.withdraw(kind, amount)
  if (code !== '000000') throw new Error(`refused: ${code}`)
  return { ...data, before: balance }
}

it('R-110 the list has ten a page, newest first, with every status', async () => {
  const pages = [await play.list(1), await play.list(2), await play.list(3), await play.list(4)]
  expect(pages.map((page) => page.length)).toEqual([10, 10, 3, 0])
  const rows = pages.flat()
  expect(new Set(rows.map(({ withdrawId }) => withdrawId)).size).toBe(23)
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set(['submitted', 'processing', 'to_confirm', 'paid', 'returned', 'expired']),
  )
  const times = rows.map(({ createdTime }) => createdTime)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(await play.list(0)).toEqual([])
})

it('a payout to a card goes through its steps by the server’s clock and arrives', async () => {
  const { withdrawId, before } = await begin(play, 'bank', 2_000)
  const submitted = await play.detail(withdrawId)
  expect(submitted).toMatchObject({ status: 'submitted', amount: 2_000, fee: 0, account: 'Sandbox Bank **** 6104' })
  expect(submitted.steps.map(({ key, time }) => [key, time !== undefined])).toEqual([
    ['submitted', true],
    ['processing', false],
    ['paid', false],
  ])
  expect(submitted.expectedTime).toBe(submitted.createdTime + 2 * hourMs)
  expect((await play.balance()).withdrawing).toBe(4_500 + 2_000)
  await play.wait(2_000)
  expect((await play.detail(withdrawId)).status).toBe('processing')
  await play.wait(6_000)
  const paid = await play.detail(withdrawId)
  expect(paid.status).toBe('paid')
  expect(paid.steps.every(({ time }) => time)).toBe(true)
  expect(paid.expectedTime).toBeUndefined()
  expect(await play.balance()).toMatchObject({ balance: before - 2_000, withdrawing: 4_500 })
})

it('what the bank returns comes back to the balance, fee and all, with its reason, and does not count for the day', async () => {
  const member = await WalletPlay.of(sandbox, MEMBER)
  const bound = await sandbox.call(bindAccount, { kind: 'bank', cardId: LOST_CARD }, { token: member.token })
  expect(bound.data.account).toMatchObject({ masked: '**** 4444', isDefault: true })
  const { withdrawId, before } = await begin(member, 'bank', 12_850)
  const soon = await member.balance()
  expect(soon).toMatchObject({ balance: 0, expiringSoon: 0, withdrawing: 12_850 })
  await member.wait(2_000)
  await member.detail(withdrawId)
  await member.wait(6_000)
  const returned = await member.detail(withdrawId)
  expect(returned).toMatchObject({ status: 'returned', reason: expect.stringMatching(/^The bank returned it/) })
  expect(returned.steps.map(({ key }) => key)).toEqual(['submitted', 'processing', 'returned'])
  const after = await member.balance()
  expect(after).toMatchObject({ balance: before, withdrawing: 0 })
  expect(after.expiringSoon).toBeGreaterThan(0)
  const [back, out] = await member.used()
  expect(back).toMatchObject({ direction: 'in', amount: 12_850, withdrawId })
  expect(out).toMatchObject({ direction: 'out', withdrawId })
  const { data } = await sandbox.call(withdrawAmountOptions, {}, { token: member.token })
  expect(data.timesLeft).toBe(3)
})

it('what comes back after the rest of its reward has ended is kept for seven days, and then ends too', async () => {
  const member = await WalletPlay.of(sandbox, MEMBER)
  await sandbox.call(bindAccount, { kind: 'bank', cardId: LOST_CARD }, { token: member.token })
  const { data } = await sandbox.call(withdrawAccount, {}, { token: member.token })
  const { amount = 0, time = 0 } = data.recent_expire_info ?? {}
  await member.wait(time - minuteMs - Date.now())
  const part = amount - 100
  const { before } = await begin(member, 'bank', part)
  // The payout is being processed while the rest ends.
  await member.wait(2 * minuteMs)
  expect((await member.balance()).balance).toBe(before - amount)
  await member.wait(6_000)
  expect((await member.balance()).balance).toBe(before - 100)
  await member.wait(7 * 24 * hourMs)
  expect((await member.balance()).balance).toBe(before - amount)
  const [ended] = await member.used()
  expect(ended).toMatchObject({ direction: 'out', amount: part, title: expect.stringMatching(/, ended$/) })
})

/** A WeChat payout that waits for the customer. */
async function waiting() {
  const { withdrawId, before } = await begin(play, 'wechat', 3_000)
  await play.wait(2_000)
  await play.detail(withdrawId)
  await play.wait(3_000)
  const detail = await play.detail(withdrawId)
  return { withdrawId, before, detail, name: detail.confirm?.package ?? '' }
}

it('a WeChat payout waits for the customer for 24 hours and arrives once they accept it, once', async () => {
  const { withdrawId, before, detail, name } = await waiting()
  expect(detail.status).toBe('to_confirm')
  expect(detail.confirm).toEqual({
    mchId: expect.stringMatching(/^\d{10}$/),
    appId: expect.stringMatching(/^wx/),
    package: expect.stringMatching(/^[0-9a-f]{48}$/),
    expireTime: (detail.steps.find(({ key }) => key === 'to_confirm')?.time ?? 0) + 24 * hourMs,
  })
  const answers = await Promise.all([accept(name), accept(name), accept(name)])
  expect(answers.sort()).toEqual([200, 409, 409])
  const paid = await play.detail(withdrawId)
  expect(paid.status).toBe('paid')
  expect(paid.confirm).toBeUndefined()
  expect(paid.steps.map(({ key }) => key)).toEqual(['submitted', 'processing', 'to_confirm', 'paid'])
  expect((await play.balance()).balance).toBe(before - 3_000)
})

it('a WeChat payout that is not accepted in time comes back, and can be accepted no more', async () => {
  const { withdrawId, detail, name } = await waiting()
  await play.wait((detail.confirm?.expireTime ?? 0) - detail.createdTime + 1_000)
  expect(await accept(name)).toBe(409)
  const expired = await play.detail(withdrawId)
  expect(expired).toMatchObject({ status: 'expired', reason: expect.stringMatching(/24 hours/) })
  expect(expired.steps.map(({ key }) => key)).toEqual(['submitted', 'processing', 'to_confirm', 'expired'])
  expect((await play.used()).some(({ direction, amount }) => direction === 'in' && amount === 3_000)).toBe(true)
  expect(await accept('none')).toBe(409)
})

it('U5 another customer’s withdrawal is unknown', async () => {
  const [row] = await play.list()
  const { token } = await WalletPlay.of(sandbox, MEMBER)
  const ask = (withdrawId: string) => sandbox.call(withdrawDetail, { withdrawId }, { token })
  expect((await ask(row?.withdrawId ?? '')).code).toBe('WITHDRAWAL_UNKNOWN')
  expect((await ask('W1')).code).toBe('WITHDRAWAL_UNKNOWN')
  const theirs = (await sandbox.call(withdrawList, { page: 1 }, { token })).data.withdrawList
  expect(theirs.map(({ withdrawId }) => withdrawId)).not.toContain(row?.withdrawId)
})

it('pages that are read while rows are added leave none out', async () => {
  const seen = new Map((await play.list(1)).map((row) => [row.withdrawId, row]))
  const known = [...(await play.list(1)), ...(await play.list(2)), ...(await play.list(3))].map((row) => row.withdrawId)
  await play.wait(24 * hourMs)
  await begin(play, 'bank', 100)
  for (const row of await play.list(2)) seen.set(row.withdrawId, row)
  await begin(play, 'bank', 100)
  for (const row of [...(await play.list(3)), ...(await play.list(4))]) seen.set(row.withdrawId, row)
  expect(known.filter((withdrawId) => !seen.has(withdrawId))).toEqual([])
})
