import type { AnswerShape } from '@/contract/families'

/** How a family puts success, refusal and a missing login on the wire; HTTP 200 in all three cases. */
interface Answers {
  success(data: unknown): object
  refusal(code: string, message: string): object
}

const ordinary: Answers = {
  success: (data) => ({ code: '000000', message: '', data }),
  refusal: (code, message) => ({ code, message }),
}

const shapes: Record<AnswerShape, Answers> = {
  ordinary,
  membership: {
    success: (data) => ({ suc: true, code: '000000', message: '', data }),
    refusal: (code, message) => ({ suc: false, code, message }),
  },
  cashier: {
    success: (response) => ({ status: 1, message: '', response }),
    refusal: (code, message) => ({ status: 0, code, message }),
  },
  lowCode: {
    success: (data) => ({ suc: true, ...(data as object) }),
    refusal: (code, message) => ({ suc: false, code, message }),
  },
}

/** Inside the native app, ordinary calls count by a numeric code. */
const app: Answers = {
  success: (data) => ({ code: 1, message: '', data }),
  refusal: ordinary.refusal,
}

/** The writer of answers for a family's shape. */
export const answersOf = (shape: AnswerShape, appVariant: boolean): Answers =>
  appVariant && shape === 'ordinary' ? app : shapes[shape]

/** Code of a call without a working token, in every family. */
export const notSignedInCode = '300000'
