import type { PayoutAccount, WithdrawAccountRes } from '@/contract/wallet/accounts'
import type { BalanceRes } from '@/contract/wallet/balance'
import type { WalletRow } from '@/contract/wallet/movements'
import type { WithdrawAmountOptionsRes, WithdrawDetailRes, WithdrawRow } from '@/contract/wallet/withdraw'

/** Noon of 20 May 2030. */
export const noon = Date.parse('2030-05-20T12:00:00+08:00')

export const accountOf = (more: Partial<PayoutAccount> = {}): PayoutAccount => ({
  accountId: 'bank-1',
  kind: 'bank',
  name: '招商银行',
  masked: '**** 6102',
  isDefault: true,
  arrival: '预计两小时内到账',
  feeRate: 0,
  feeMin: 0,
  ...more,
})

export const alipayAccount = accountOf({
  accountId: 'alipay-1',
  kind: 'alipay',
  name: '支付宝',
  masked: '138****8000',
  isDefault: false,
  arrival: '十分钟内',
  feeRate: 10,
  feeMin: 10,
})

export const movement = (rowId: string, more: Partial<WalletRow> = {}): WalletRow => ({
  rowId,
  title: `movement ${rowId}`,
  amount: 500,
  direction: 'in',
  time: noon,
  ...more,
})

export const walletOf = (more: Partial<BalanceRes> = {}): BalanceRes => ({
  balance: 12_850,
  expiringSoon: 0,
  withdrawing: 0,
  showGuide: false,
  ...more,
})

export const infoOf = (more: Partial<WithdrawAccountRes> = {}): WithdrawAccountRes => ({
  account_info: [accountOf(), alipayAccount],
  money_amount: 40_000,
  money_add_log: [movement('a1', { title: '任务奖励' })],
  money_out_log: [movement('o1', { title: '提现', direction: 'out', time: noon + 1 })],
  ...more,
})

export const optionsOf = (more: Partial<WithdrawAmountOptionsRes> = {}): WithdrawAmountOptionsRes => ({
  options: [{ amount: 1_000 }, { amount: 5_000 }, { amount: 50_000, closed: '超过余额' }],
  minimum: 100,
  maximum: 50_000,
  leftToday: 30_000,
  timesLeft: 2,
  needsCode: true,
  mobile: '138 **** 8004',
  ...more,
})

export const recordOf = (withdrawId: string, more: Partial<WithdrawRow> = {}): WithdrawRow => ({
  withdrawId,
  amount: 5_000,
  fee: 0,
  status: 'paid',
  account: '招商银行 **** 6102',
  createdTime: noon,
  ...more,
})

export const detailOf = (more: Partial<WithdrawDetailRes> = {}): WithdrawDetailRes => ({
  ...recordOf('W1', { status: 'processing' }),
  steps: [
    { key: 'submitted', text: '已提交', time: noon },
    { key: 'processing', text: '银行处理中', time: noon + 2_000 },
    { key: 'paid', text: '到账' },
  ],
  expectedTime: noon + 7_200_000,
  ...more,
})
