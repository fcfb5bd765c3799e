import { makeAutoObservable } from 'mobx'
import { Form } from '@/lib/form'
import { formatAmount } from '@/lib/money'
import { parseAmount } from '@/lib/parseAmount'
import { amountProblem, amountRule, rateOf, rateProblem, rateRule } from './amountAndRate'
import { type Method, type Plan, planOf } from './instalments'

/** Months that can be chosen. */
export type Term = '3' | '6' | '12' | '24' | '36'

/** The calculator: what is typed and chosen, and the plan of it. */
export class CalcStore {
  readonly form = new Form({ amount: amountRule, rate: rateRule })
  term: Term = '12'
  method: Method = 'payment'
  /** Whether every month of the plan is listed. */
  isOpen = false

  /** @param given what the server offers: the amount in fen, the rate in hundredths of a percent a year; texts of an address */
  constructor(given: { amount?: string; rate?: string } = {}) {
    for (const name of ['amount', 'rate'] as const) {
      const value = given[name]
      if (value !== undefined && /^\d{1,9}$/.test(value)) this.form.type(name, formatAmount(Number(value)))
    }
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The plan of what is typed; undefined while a field is wrong, which says so itself. */
  get plan(): Plan | undefined {
    const [amountText, rateText] = [this.form.text('amount'), this.form.text('rate')]
    const [amount, yearRate] = [parseAmount(amountText.trim()), rateOf(rateText)]
    const isWrong = amountProblem(amountText) !== undefined || rateProblem(rateText) !== undefined
    if (isWrong || amount === undefined || yearRate === undefined) return undefined
    return planOf({ amount, yearRate, months: Number(this.term), method: this.method })
  }

  chooseTerm(term: Term): void {
    this.term = term
  }

  chooseMethod(method: Method): void {
    this.method = method
  }

  /** Lists every month, or the sums alone. */
  toggle(): void {
    this.isOpen = !this.isOpen
  }
}
