import { percent } from '@/lib/fee'
import { yuan } from '@/lib/money'
import { counted } from '@/lib/plural'
import type { withdraw as zh } from '../withdraw'

export const withdraw: typeof zh = {
  account: 'Payout account',
  chooseAccount: 'Choose payout account',
  noAccount: 'No payout account yet',
  noAccountHint: 'Bind a bank card, Alipay or WeChat to withdraw',
  bindFirst: 'Bind a payout account first',
  noMoney: 'Nothing to withdraw yet',
  noMoneyHint: 'Complete tasks or earn rebates, then withdraw them here',
  toTasks: 'See tasks',
  bind: 'Bind an account',
  bindAnother: 'Bind another account',
  default: 'Default',
  accountFee: (rate, fen) => (rate === 0 && fen === 0 ? 'No fee' : `Fee ${percent(rate)}, min. ${yuan(fen)}`),
  amount: 'Amount (¥)',
  amountPlaceholder: 'Enter an amount',
  options: 'Choose an amount',
  all: 'Withdraw all',
  balance: (fen) => `Available ${yuan(fen)}`,
  amountProblems: {
    empty: 'Enter an amount',
    invalid: 'Enter a valid amount with up to two decimals',
    aboveBalance: (fen) => `Exceeds your balance of ${yuan(fen)}`,
    belowMinimum: (fen) => `Minimum ${yuan(fen)} per withdrawal`,
    aboveMaximum: (fen) => `Maximum ${yuan(fen)} per withdrawal`,
    aboveToday: (fen) => `Exceeds today’s remaining limit of ${yuan(fen)}`,
    noTimes: 'No withdrawals left today. Please try tomorrow',
    eatenByFee: 'Nothing left after the fee',
  },
  today: (fen, times) => `Left today: ${counted(times, 'withdrawal')}, ${yuan(fen)} in total`,
  range: (least, most) => `${yuan(least)} to ${yuan(most)} per withdrawal`,
  fee: 'Fee',
  arrives: 'You receive',
  arrival: 'Arrives',
  codeTo: (mobile) => `A code will be sent to ${mobile}`,
  submit: 'Withdraw',
  warnFirst: 'New account: read the anti-fraud reminder first',
  rules: 'Rules',
  records: 'Withdrawals',
  recent: 'Recent transactions',
  recentEmpty: 'No transactions yet',
  expiring: (fen, day) => `${yuan(fen)} expires on ${day}. Withdraw it soon`,

  feeTitle: 'The fee has changed',
  feeText: (before, now, arrives) =>
    `The fee changed from ${yuan(before)} to ${yuan(now)}. You will receive ${yuan(arrives)}. Continue?`,
  feeAccept: 'Continue',
  feeRefuse: 'Not now',

  identityMissing: 'Verify your identity before you withdraw',
  toIdentity: 'Verify',
  failed: 'Withdrawal failed. Please try again later',

  openTitle: 'Last withdrawal result unknown',
  openText: (fen) =>
    `Connection lost while withdrawing ${yuan(fen)}. The money may have been sent. Check this one first; it will not be withdrawn twice.`,
  openCheck: 'Check result',
}
