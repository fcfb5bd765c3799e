import { yuan } from '@/lib/money'
import type { topup as zh } from '../topup'

export const topup: typeof zh = {
  numberTitle: 'Number',
  own: 'My number',
  otherNumber: 'Another number',
  myNumber: (masked) => `Use my number ${masked}`,
  phone: 'Phone number',
  phoneHint: 'Number to top up',
  problems: {
    empty: 'Please enter a phone number',
    wrong: 'Enter an 11-digit phone number',
    operatorNone: 'No operator uses this prefix. Please check the number',
  },
  operators: {
    mobile: 'China Mobile',
    unicom: 'China Unicom',
    telecom: 'China Telecom',
    broadnet: 'China Broadnet',
    virtual: 'Virtual operator',
  },
  arrears: (fen) => `This number owes ${yuan(fen)}. Your top-up covers that first`,
  stillOwed: (fen) => `It will still owe ${yuan(fen)} and stay suspended. Consider a larger amount`,
  amountTitle: 'Amount',
  sells: (fen) => `for ${yuan(fen)}`,
  soldOut: 'Sold out for now',
  amountHint: 'Enter a number to see amounts',
  amountLoading: 'Loading prices…',
  offerFailed: 'Prices failed to load. Please try again',
  again: 'Try again',
  submit: 'Top up',
  discountTitle: 'Savings',
  memberDiscount: 'Member discount',
  notes: 'Top-up notes',
  records: 'My orders',
  fraud: 'A stranger asking you to top up? Read this first',
}
