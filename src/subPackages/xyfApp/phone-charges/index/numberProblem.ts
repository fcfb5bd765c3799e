import type { FieldRule } from '@/lib/form'
import { operatorOf } from '@/lib/operator'
import { isPhone, normalizePhone, settledPhone, typedPhone } from '@/lib/phone'

/** What is wrong with a number that is to be topped up. */
export type NumberProblem = 'empty' | 'wrong' | 'operatorNone'

/** Checks a number: 11 digits that an operator has. */
export function numberProblem(text: string): NumberProblem | undefined {
  const digits = normalizePhone(text)
  if (digits === '') return 'empty'
  if (!isPhone(digits)) return 'wrong'
  return operatorOf(digits) ? undefined : 'operatorNone'
}

/** The field of the number, in groups of 3-4-4. */
export const numberRule: FieldRule<NumberProblem> = {
  typed: typedPhone,
  settled: settledPhone,
  problem: numberProblem,
  sent: normalizePhone,
}

/** What a number still owes after a top-up of this face value; amounts in fen. */
export const stillOwed = (arrears: number, face: number): number => Math.max(arrears - face, 0)
