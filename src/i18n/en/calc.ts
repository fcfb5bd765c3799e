import type { calc as zh } from '../calc'

export const calc: typeof zh = {
  amount: 'Amount (¥)',
  amountHint: 'Amount, such as 10000',
  amountProblems: {
    empty: 'Please enter an amount',
    wrong: 'At most two decimals, such as 10000 or 99.50',
    low: 'At least ¥100',
    high: 'At most ¥1,000,000',
  },
  rate: 'Rate a year (%)',
  rateHint: 'Rate, such as 14.4',
  rateProblems: {
    empty: 'Please enter a rate; 0 for none',
    wrong: 'At most two decimals, such as 14.4',
    high: 'At most 36%',
  },
  term: 'Months',
  terms: { '3': '3', '6': '6', '12': '12', '24': '24', '36': '36' },
  method: 'Repaid in',
  methods: { payment: 'Equal payments', principal: 'Equal principal' },
  eachMonth: 'Each month',
  firstMonth: 'First month',
  lastMonth: (yuan) => `Last month ¥${yuan}`,
  fee: 'Interest in total',
  total: 'To repay in total',
  showMonths: (count) => `See all ${count} months`,
  hideMonths: 'Hide the months',
  month: (month) => `No. ${month}`,
  parts: (principal, interest) => `Principal ${principal} · interest ${interest}`,
  note: 'Interest is rounded to the fen every month; the last month takes the difference. For reference only: the contract decides.',
}
