import { keepWithdrawInfo, keptWithdrawInfo } from '@/domain/wallet/withdraw/withdrawInfo'
import { launchStorage } from '@/platform/storage/sessionStorage'
import { infoOf, movement, noon } from './samples'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)

const expiry = { amount: 500, time: noon }
const whole = infoOf({
  money_add_log: [movement('a1', { expireTime: noon, orderId: 'M1' })],
  money_out_log: [movement('o1', { direction: 'out' })],
  recent_expire_info: expiry,
})

/** What is read of the values once one of them was changed by another hand. */
function changed(key: keyof typeof whole, value: unknown): ReturnType<typeof keptWithdrawInfo> {
  keepWithdrawInfo(whole)
  launchStorage.write(key, value)
  return keptWithdrawInfo()
}

describe('what is kept of the wallet', () => {
  it('R-111 is read as it was written', () => {
    keepWithdrawInfo(whole)
    expect(keptWithdrawInfo()).toEqual(whole)
    keepWithdrawInfo({ ...whole, recent_expire_info: undefined })
    expect(keptWithdrawInfo()).toEqual({ ...whole, recent_expire_info: undefined })
  })

  it('R-111 of nothing kept there is nothing', () => {
    for (const key of Object.keys(whole)) launchStorage.remove(key)
    expect(keptWithdrawInfo()).toBeUndefined()
  })

  it.each([
    ['account_info', {}],
    ['account_info', 'x'],
    ['money_amount', -1],
    ['money_amount', 1.5],
    ['money_amount', '12'],
    ['money_add_log', {}],
    ['money_out_log', 7],
  ] as const)('R-111 none is shown where %s is %j', (key, value) => {
    expect(changed(key, value)).toBeUndefined()
  })

  it('R-111 a wallet of 0.00 is one', () => {
    expect(changed('money_amount', 0)?.money_amount).toBe(0)
  })

  it.each([{ amount: -1, time: noon }, { amount: 5 }, { time: noon }, 'soon'])(
    'R-111 what ends next is left out where it is %j',
    (value) => {
      expect(changed('recent_expire_info', value)).toEqual({ ...whole, recent_expire_info: undefined })
    },
  )

  const [account] = whole.account_info
  it.each([
    { accountId: '' },
    { accountId: 'x'.repeat(65) },
    { kind: 'cash' },
    { name: 'x'.repeat(201) },
    { masked: 1 },
    { isDefault: 'yes' },
    { arrival: undefined },
    { feeRate: -1 },
    { feeMin: 0.5 },
  ])('R-111 an account with %j is left out', (fields) => {
    expect(changed('account_info', [{ ...account, ...fields }, account])?.account_info).toEqual([account])
  })

  it.each(['bank', 'alipay', 'wechat'])('R-111 an account of the kind %s is kept', (kind) => {
    expect(changed('account_info', [{ ...account, kind }])?.account_info).toEqual([{ ...account, kind }])
  })

  const [row] = whole.money_add_log
  it.each([{ rowId: '' }, { title: undefined }, { amount: -5 }, { direction: 'up' }, { time: 'noon' }])(
    'R-111 a movement with %j is left out',
    (fields) => {
      expect(changed('money_add_log', [{ ...row, ...fields }, row])?.money_add_log).toEqual([row])
    },
  )

  it('R-111 of a movement, an end, an order or a withdrawal that is none is left out', () => {
    const { expireTime, orderId, ...needed } = row as NonNullable<typeof row>
    expect([expireTime, orderId]).toEqual([noon, 'M1'])
    expect(changed('money_add_log', [{ ...needed, expireTime: -1, orderId: 7, withdrawId: 8 }])?.money_add_log).toEqual(
      [needed],
    )
  })

  it('R-111 five movements and twenty accounts are kept at most', () => {
    const rows = Array.from({ length: 6 }, (_, at) => movement(`r${at}`))
    const accounts = Array.from({ length: 21 }, () => account)
    expect(changed('money_out_log', rows)?.money_out_log).toHaveLength(5)
    expect(changed('account_info', accounts)?.account_info).toHaveLength(20)
  })
})
