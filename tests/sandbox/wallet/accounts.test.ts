import { sandboxTest } from '@tests/sandbox/startSandbox'
import { type BindAccountReq, bindAccount } from '@/contract/wallet/accounts'
import { WalletPlay } from './walletPlay'

const sandbox = sandboxTest()

const CUSTOMER = '13800138005'

const bind = async (mobile: string, req: BindAccountReq) => {
  const token = await sandbox.login(mobile)
  return sandbox.call(bindAccount, req, { token, lang: 'en' })
}

it('an own card is bound and becomes the default account', async () => {
  const { data } = await bind(CUSTOMER, { kind: 'bank', cardId: 'C1050' })
  expect(data.account).toEqual({
    accountId: expect.stringMatching(/^A/),
    kind: 'bank',
    name: 'Sandbox Bank',
    masked: '**** 6105',
    isDefault: true,
    arrival: 'Within two hours',
    feeRate: 0,
    feeMin: 0,
  })
})

it.each([
  ['135 0000 0501', '135 **** 0501'],
  [' An.Ran@Example.com ', 'a****@example.com'],
])('S6 an Alipay account %s is bound and shown as %s', async (account, masked) => {
  const { data } = await bind(CUSTOMER, { kind: 'alipay', account })
  expect(data.account).toMatchObject({ name: 'Alipay', masked, isDefault: true, feeRate: 10, feeMin: 10 })
})

it('the account that was bound last is the default one; bound again, it stays one account', async () => {
  const customer = '13800138008'
  const play = await WalletPlay.of(sandbox, customer)
  await bind(customer, { kind: 'bank', cardId: 'C1080' })
  for (const account of ['135 0000 0503', 'luo.jin@example.com']) await bind(customer, { kind: 'alipay', account })
  const before = await play.accounts()
  const bank = before.find(({ kind }) => kind === 'bank')
  expect(before[0]?.kind).toBe('alipay')
  const { data } = await bind(customer, { kind: 'bank', cardId: 'C1080' })
  expect(data.account.accountId).toBe(bank?.accountId)
  const after = await play.accounts()
  expect(after.map(({ isDefault }) => isDefault)).toEqual([true, false, false])
  expect(after[0]?.accountId).toBe(bank?.accountId)
})

it('WeChat is known by the code of its login, whichever code it is', async () => {
  const first = await bind(CUSTOMER, { kind: 'wechat', jsCode: 'abc' })
  const again = await bind(CUSTOMER, { kind: 'wechat', jsCode: 'def' })
  expect(first.data.account).toMatchObject({ kind: 'wechat', name: 'WeChat balance' })
  expect(again.data.account.accountId).toBe(first.data.account.accountId)
})

it.each<[string, BindAccountReq]>([
  ['CARD_UNKNOWN', { kind: 'bank', cardId: 'C1010' }],
  ['CARD_UNKNOWN', { kind: 'bank' }],
  ['ACCOUNT_INVALID', { kind: 'alipay', account: '1350000050' }],
  ['ACCOUNT_INVALID', { kind: 'alipay', account: 'someone@example' }],
  ['ACCOUNT_INVALID', { kind: 'alipay' }],
  ['WX_CODE_INVALID', { kind: 'wechat', jsCode: '' }],
  ['WX_CODE_INVALID', { kind: 'wechat' }],
  ['ACCOUNT_TAKEN', { kind: 'alipay', account: 'GAO.jianguo@example.com' }],
])('U5 %s for %o, and nothing is bound', async (code, req) => {
  const play = await WalletPlay.of(sandbox, '13800138007')
  expect((await bind('13800138007', req)).code).toBe(code)
  expect(await play.accounts()).toEqual([])
})

it('ACCOUNT_TAKEN for a WeChat that another customer has bound, also when both bind at once', async () => {
  const people = ['13800138001', '13800138003', '13800138006']
  const tries = await Promise.all(people.map((mobile) => bind(mobile, { kind: 'wechat', jsCode: 'wechat:shared' })))
  expect(tries.map(({ code }) => code).sort()).toEqual(['000000', 'ACCOUNT_TAKEN', 'ACCOUNT_TAKEN'])
})

it('IDENTITY_MISSING for who is not verified', async () => {
  expect((await bind('13900000421', { kind: 'alipay', account: '13500000502' })).code).toBe('IDENTITY_MISSING')
})

it('a new account and each withdrawal are told by a message; an account that is bound again is not', async () => {
  const play = await WalletPlay.of(sandbox, '13800138004')
  const scenes = async () => (await sandbox.inbox(play.mobile)).map(({ scene }) => scene)
  const before = (await scenes()).filter((scene) => scene === 'account-bound').length
  for (let time = 0; time < 2; time++) await bind(play.mobile, { kind: 'alipay', account: 'new.one@example.com' })
  expect((await scenes()).filter((scene) => scene === 'account-bound')).toHaveLength(before + 1)
  await play.nextDay()
  expect((await play.withdraw('bank', 1_000)).code).toBe('000000')
  const [last] = await sandbox.inbox(play.mobile)
  expect([last?.scene, last?.text]).toEqual([
    'withdrawn',
    '【小补贴】您提现 10.00 元至沙盒银行 **** 6104。如非本人操作，请立即联系客服。 [Xiaobutie] You withdrew ¥10.00 to Sandbox Bank **** 6104. If this was not you, contact customer service now.',
  ])
})
