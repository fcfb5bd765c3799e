import { forAnyone, neutral, signedIn } from './route'

/** Screens of the wallet and of withdrawals. */
export const walletRoutes = {
  balance: signedIn('wallet', 'subPackages/balance/index', '余额', 'Balance', '', {
    newer: 'subPackages/xyfApp/withdrawal/surplus',
  }),
  xyfBalance: signedIn('wallet', 'subPackages/xyfApp/withdrawal/surplus', '余额', 'Balance'),
  cashOut: neutral('wallet', 'subPackages/cash-out/index', '提现', 'Withdraw', '', {
    newer: 'subPackages/xyfApp/withdrawal/cash-out',
  }),
  xyfCashOut: neutral('wallet', 'subPackages/xyfApp/withdrawal/cash-out', '提现', 'Withdraw'),
  cashRule: forAnyone('wallet', 'subPackages/cash-out/rule', '提现规则', 'Withdrawal rules', '', {
    newer: 'subPackages/xyfApp/withdrawal/cash-rule',
  }),
  xyfCashRule: forAnyone('wallet', 'subPackages/xyfApp/withdrawal/cash-rule', '提现规则', 'Withdrawal rules'),
  cashRecord: signedIn('wallet', 'subPackages/cash-out-record/index', '提现记录', 'Withdrawal records', '', {
    newer: 'subPackages/xyfApp/withdrawal/cash-out-record',
  }),
  xyfCashRecord: signedIn('wallet', 'subPackages/xyfApp/withdrawal/cash-out-record', '提现记录', 'Withdrawal records'),
  cashResult: signedIn('wallet', 'subPackages/cash-out-result/index', '提现结果', 'Withdrawal result', 'withdrawId', {
    newer: 'subPackages/xyfApp/withdrawal/cash-result',
  }),
  xyfCashResult: signedIn(
    'wallet',
    'subPackages/xyfApp/withdrawal/cash-result',
    '提现结果',
    'Withdrawal result',
    'withdrawId',
  ),
  bindAccount: neutral('wallet', 'subPackages/xyfApp/withdrawal/bind-account', '绑定账户', 'Bind account'),
  cashTask: signedIn('wallet', 'subPackages/cash-task/index', '提现任务', 'Cash task'),
} as const
