import type { OcrInfo } from '@/contract/identity/idCard'
import type { CreditStatusRes, IdentityStep, StepFacts, StepState } from '@/contract/identity/steps'

/** Answers about the identity of a customer, as the server sends them. */

const order: readonly IdentityStep[] = ['idCard', 'face', 'bankCard', 'openCard']

/** Where a customer stands whose steps have these states, in order; the others are to be done. */
export function standing(states: readonly StepState[], more: Partial<StepFacts> = {}): CreditStatusRes {
  const steps = order.map(
    (step, index) => ({ step, state: states[index] ?? 'todo', triesLeft: 5, reason: '' }) as StepFacts,
  )
  const next = steps.find(({ state }) => state !== 'done')
  if (next) Object.assign(next, more)
  const isKnown = states[0] === 'done'
  return {
    steps,
    next: next?.step ?? 'none',
    name: isKnown ? '李*' : '',
    idNumber: isKnown ? '1****************X' : '',
  }
}

/** A number that the check of GB 11643 accepts. @param order three digits; an odd last one is a man's */
export function idNumberOf(birthday: string, place = '110105', order = '002'): string {
  const digits = `${place}${birthday.replace(/-/g, '')}${order}`
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return digits + '10X98765432'.charAt(sum % 11)
}

/** What is read of the sample card. */
export const readCard: OcrInfo = {
  name: '李晓雨',
  idNumber: idNumberOf('1949-12-31'),
  sex: 'female',
  nation: '汉',
  birthday: '1949-12-31',
  address: '北京市朝阳区建国路 1 号',
  issuer: '北京市公安局朝阳分局',
  validFrom: '2020-01-01',
  validUntil: '2040-01-01',
}
