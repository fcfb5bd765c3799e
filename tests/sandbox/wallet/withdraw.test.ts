import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { withdraw } from '@/contract/wallet/withdraw'
import { WalletPlay } from './walletPlay'

const RICH = '13800138004'
const OTHER = '13800138002'

const sandbox = sandboxTest()
let play: WalletPlay
beforeEach(async () => {
  play = await WalletPlay.of(sandbox, RICH)
  // What the tests before have withdrawn counts for the limits of another day.
  await play.nextDay()
})
afterAll(async () => {
  await sandbox.clearFaults()
})

/** Right data with changes; the code is not looked at where something before it is refused. */
const refusalOf = async (changes: object) => {
  const { accountId } = await play.account('bank')
  return (await play.send({ accountId, amount: 1_000, fee: 0, code: '000000', ...changes })).code
}

describe('a withdrawal that is refused', () => {
  it.each([
    ['AMOUNT_TOO_SMALL', { amount: 99 }],
    ['AMOUNT_TOO_SMALL', { amount: 0 }],
    ['AMOUNT_TOO_SMALL', { amount: -1_000 }],
    ['AMOUNT_TOO_LARGE', { amount: 500_001 }],
    ['FEE_CHANGED', { fee: 1 }],
    ['ACCOUNT_UNKNOWN', { accountId: 'A1' }],
  ])('%s for %o, and nothing leaves the wallet', async (code, changes) => {
    const { balance } = await play.balance()
    expect(await refusalOf(changes)).toBe(code)
    expect((await play.balance()).balance).toBe(balance)
  })

  it('BALANCE_SHORT for a fen more than it holds, and nothing leaves the wallet', async () => {
    const { balance } = await play.balance()
    expect(await refusalOf({ amount: balance + 1 })).toBe('BALANCE_SHORT')
    expect((await play.balance()).balance).toBe(balance)
  })

  it('FEE_CHANGED where the fee of the account was not seen', async () => {
    await play.code()
    const { accountId } = await play.account('alipay')
    expect(await refusalOf({ accountId, fee: 0 })).toBe('FEE_CHANGED')
    expect(await refusalOf({ accountId, fee: 9 })).toBe('FEE_CHANGED')
    expect(await refusalOf({ accountId, fee: 10 })).toBe('CODE_WRONG')
  })

  it('U5 ACCOUNT_UNKNOWN for the account of another customer', async () => {
    const { accountId } = await (await WalletPlay.of(sandbox, OTHER)).account('bank')
    expect(await refusalOf({ accountId })).toBe('ACCOUNT_UNKNOWN')
  })

  it('IDENTITY_MISSING for who is not verified, signed out for a visitor', async () => {
    const fresh = await WalletPlay.of(sandbox, '13900000411')
    const req = { accountId: 'A1', amount: 1_000, fee: 0 }
    expect((await fresh.send(req)).code).toBe('IDENTITY_MISSING')
    expect((await sandbox.call(withdraw, req)).code).toBe('300000')
  })

  it('each has its words in both languages', async () => {
    const { accountId } = await play.account('bank')
    const words = async (lang: 'en' | 'zh-CN') =>
      (await sandbox.call(withdraw, { accountId, amount: 99, fee: 0 }, { token: play.token, lang })).message
    expect([await words('en'), await words('zh-CN')]).toEqual([
      'You can withdraw ¥1.00 or more at once.',
      '单笔最少提现 1.00 元',
    ])
  })
})

describe('the code of a withdrawal', () => {
  it('is counted when it is wrong, and locked after five tries, although the call is refused', async () => {
    const { balance } = await play.balance()
    const code = await play.code()
    const wrong = code === '111111' ? '222222' : '111111'
    const tries: string[] = []
    for (let left = 6; left > 0; left--) tries.push(await refusalOf({ code: wrong }))
    expect(tries).toEqual([...Array(4).fill('CODE_WRONG'), 'CODE_LOCKED', 'CODE_LOCKED'])
    expect(await refusalOf({ code })).toBe('CODE_LOCKED')
    expect((await play.balance()).balance).toBe(balance)
  })

  it('is not used up by a refusal of something else', async () => {
    const code = await play.code()
    expect(await refusalOf({ code, amount: 99 })).toBe('AMOUNT_TOO_SMALL')
    expect(await refusalOf({ code, fee: 5 })).toBe('FEE_CHANGED')
    expect((await play.withdraw('bank', 1_000, { code })).code).toBe('000000')
    expect(await refusalOf({ code })).toBe('CODE_USED')
  })

  it('expires after ten minutes', async () => {
    const code = await play.code()
    await play.wait(600_001)
    expect(await refusalOf({ code })).toBe('CODE_EXPIRED')
  })
})

it('W2 the same intent again gets the first answer, and the money leaves once', async () => {
  const { balance: before } = await play.balance()
  const { accountId } = await play.account('alipay')
  const requestId = newRequestId()
  const req = { accountId, amount: 10_001, fee: 11, code: await play.code() }
  const answers = await Promise.all(Array.from({ length: 5 }, () => play.send(req, requestId)))
  answers.push(await play.send(req, requestId))
  expect(new Set(answers.map(({ data }) => data.withdrawId)).size).toBe(1)
  expect((await play.balance()).balance).toBe(before - 10_001)
  const detail = await play.detail(answers[0]?.data.withdrawId ?? '')
  expect(detail).toMatchObject({ amount: 10_001, fee: 11, account: 'Alipay g****@example.com' })
})

it('R-117 three a day of Beijing, and again the next day', async () => {
  const codes: string[] = []
  for (let left = 3; left > 0; left--) codes.push((await play.withdraw('bank', 100)).code)
  expect(codes).toEqual(['000000', '000000', '000000'])
  expect(await refusalOf({})).toBe('DAILY_TIMES')
  await play.nextDay()
  expect((await play.withdraw('bank', 100)).code).toBe('000000')
})
