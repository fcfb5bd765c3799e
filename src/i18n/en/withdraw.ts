import { yuan } from '@/lib/money'
import type { withdraw as zh } from '../withdraw'

export const withdraw: typeof zh = {
  account: 'Account',
  chooseAccount: 'Choose an account',
  noAccount: 'No account yet',
  noAccountHint: 'Bind a bank card, Alipay or WeChat to withdraw',
  bindFirst: 'Bind an account first',
  bind: 'Bind an account',
  bindAnother: 'Bind another account',
  default: 'Default',
  accountFee: (percent, fen) => (percent === '0' && fen === 0 ? 'No fee' : `Fee ${percent} %, at least ${yuan(fen)}`),
  amount: 'Amount (CNY)',
  amountPlaceholder: 'Enter an amount',
  options: 'Choose an amount',
  all: 'All of it',
  balance: (fen) => `Available ${yuan(fen)}`,
  amountProblems: {
    empty: 'Enter an amount',
    invalid: 'Enter an amount with at most two decimals',
    aboveBalance: (fen) => `This is more than your balance of ${yuan(fen)}`,
    belowMinimum: (fen) => `The least is ${yuan(fen)}`,
    aboveMaximum: (fen) => `The most at a time is ${yuan(fen)}`,
    aboveToday: (fen) => `This is more than today's rest of ${yuan(fen)}`,
    noTimes: 'No withdrawals are left today. Please come back tomorrow',
    eatenByFee: 'Nothing would arrive after the fee',
  },
  today: (fen, times) => `Left today: ${times} withdrawals, ${yuan(fen)} in all`,
  range: (least, most) => `${yuan(least)} to ${yuan(most)} at a time`,
  fee: 'Fee',
  arrives: 'You receive',
  arrival: 'Arrives',
  codeTo: (mobile) => `The code goes to ${mobile}`,
  submit: 'Withdraw',
  warnFirst: 'A new account: read the reminder first',
  rules: 'Rules',
  records: 'Withdrawals',
  recent: 'Latest movements',
  recentEmpty: 'No movements yet',
  expiring: (fen, day) => `${yuan(fen)} expires on ${day}. Withdraw it before`,

  feeTitle: 'The fee has changed',
  feeText: (before, now, arrives) =>
    `The fee was ${yuan(before)} and is now ${yuan(now)}. You receive ${yuan(arrives)}. Go on?`,
  feeAccept: 'Go on',
  feeRefuse: 'Not now',

  identityMissing: 'Please prove your identity before you withdraw',
  toIdentity: 'Prove it',
  failed: 'The withdrawal did not work. Please try again later',

  openTitle: 'How your last withdrawal ended is unknown',
  openText: (fen) =>
    `The connection broke while ${yuan(fen)} was withdrawn, and the money may have left. Check this one first; it is never withdrawn twice.`,
  openCheck: 'Check it',
}
