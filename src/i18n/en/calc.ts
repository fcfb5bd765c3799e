import { yuan } from '@/lib/money'
import type { calc as zh } from '../calc'

export const calc: typeof zh = {
  amount: 'Amount (¥)',
  amountHint: 'e.g. 10000',
  amountProblems: {
    empty: 'Please enter an amount',
    wrong: 'Up to two decimals, e.g. 10000 or 99.50',
    low: 'At least ¥100',
    high: 'At most ¥1,000,000',
  },
  rate: 'Annual rate (%)',
  rateHint: 'e.g. 14.4',
  rateProblems: {
    empty: 'Please enter a rate (0 for no interest)',
    wrong: 'Up to two decimals, e.g. 14.4',
    high: 'At most 36%',
  },
  term: 'Months',
  terms: { '3': '3', '6': '6', '12': '12', '24': '24', '36': '36' },
  method: 'Repayment method',
  methods: { payment: 'Equal installments', principal: 'Equal principal' },
  eachMonth: 'Monthly payment',
  firstMonth: 'First payment',
  lastMonth: (fen) => `Last payment ${yuan(fen)}`,
  fee: 'Total interest',
  total: 'Total repayment',
  showMonths: (count) => `View ${count}-month schedule`,
  hideMonths: 'Hide schedule',
  month: (month) => `Month ${month}`,
  parts: (principal, interest) => `Principal ${principal} · interest ${interest}`,
  note: 'Monthly interest is rounded to the nearest fen; the last payment covers any difference. For reference only; your loan contract prevails.',
}
