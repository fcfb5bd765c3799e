/** How a loan is repaid: every month the same (等额本息), or the same part of the amount and its interest (等额本金). */
export type Method = 'payment' | 'principal'

/** What is borrowed, in fen, for so many months, at so many hundredths of a percent a year. */
export interface Loan {
  amount: number
  months: number
  yearRate: number
  method: Method
}

/** One month, in fen: what is paid, and of that the repaid part of the amount and the interest; then what is still owed. */
export interface Instalment {
  month: number
  payment: number
  principal: number
  interest: number
  rest: number
}

/** The whole plan; `fee` is all interest together, in fen. */
export interface Plan {
  instalments: readonly Instalment[]
  fee: number
  total: number
}

/** A month's part of a rate in hundredths of a percent a year. */
const MONTH_PARTS = 12 * 10_000

/** The interest of a month on what is owed, in fen: rounded to the nearest fen, half a fen up. */
function interestOf(owed: number, yearRate: number): number {
  const parts = owed * yearRate
  const rest = parts % MONTH_PARTS
  return (parts - rest) / MONTH_PARTS + (rest * 2 >= MONTH_PARTS ? 1 : 0)
}

/** What is owed before the last month where every month before it pays so much; less than 0 where that is too much. */
function owedAtEnd({ amount, months, yearRate }: Loan, payment: number): number {
  let owed = amount
  for (let month = 1; month < months; month++) owed += interestOf(owed, yearRate) - payment
  return owed
}

/** What the last month pays then. */
function lastPayment(loan: Loan, payment: number): number {
  const owed = owedAtEnd(loan, payment)
  return owed < 0 ? owed : owed + interestOf(owed, loan.yearRate)
}

/** The largest payment that the last month is not less than; one fen more where that makes the last month differ less. */
function equalPayment(loan: Loan): number {
  let low = Math.floor(loan.amount / loan.months)
  let high = loan.amount + interestOf(loan.amount, loan.yearRate)
  while (low < high) {
    const middle = high - Math.floor((high - low) / 2)
    if (lastPayment(loan, middle) >= middle) low = middle
    else high = middle - 1
  }
  const below = lastPayment(loan, low) - low
  const above = low + 1 - lastPayment(loan, low + 1)
  return above < below && lastPayment(loan, low + 1) > 0 ? low + 1 : low
}

/**
 * The plan of a loan, exact to the fen: whole numbers only, every month's interest rounded to the nearest fen, and the last month pays
 * what is left, so that the repaid parts add up to the amount. Throws RangeError unless amount and months are whole and above 0, the rate is whole and
 * not negative, and no product is too large to be exact.
 */
export function planOf(loan: Loan): Plan {
  const { amount, months, yearRate, method } = loan
  const isWhole = [amount, months, yearRate, amount * Math.max(yearRate, 1) * 4].every(Number.isSafeInteger)
  if (!isWhole || amount < 1 || months < 1 || yearRate < 0) {
    throw new RangeError(`no plan of ${amount} in ${months} at ${yearRate}`)
  }
  const equal = method === 'payment' ? equalPayment(loan) : 0
  const part = Math.floor(amount / months)
  const instalments: Instalment[] = []
  let rest = amount
  for (let month = 1; month <= months; month++) {
    const interest = interestOf(rest, yearRate)
    const usual = method === 'payment' ? equal - interest : part
    const principal = month === months ? rest : usual
    rest -= principal
    instalments.push({ month, payment: principal + interest, principal, interest, rest })
  }
  const fee = instalments.reduce((sum, { interest }) => sum + interest, 0)
  return { instalments, fee, total: amount + fee }
}
