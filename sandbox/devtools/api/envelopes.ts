import type { AnswerShape } from '@/contract/families'
import { answersOf, notSignedInCode } from '../../http/answer'
import type { Schema } from './schemas'

const text: Schema = { type: 'string' }

const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

/** The schema of a sample object, whose fields have these very values but where another schema is given for one. */
function like(sample: object, others: Record<string, Schema>): Schema {
  return object(
    Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, others[name] ?? { const: value }])),
  )
}

/** The data of an answer: a reference to its schema, and that schema itself. */
export interface AnswerData {
  ref: Schema
  fields: Schema
}

/** The low-code server puts the fields of the data beside its own. */
const beside = (sample: object, fields: Schema): Schema => {
  const own = like(sample, {})
  return {
    ...fields,
    properties: { ...(own.properties as object), ...(fields.properties as object) },
    required: [...(own.required as string[]), ...((fields.required as string[] | undefined) ?? [])],
  }
}

/** The codes of a success of the shape ordinary. */
const ordinaryCode: Schema = { enum: ['000000', 1], description: '1 where the call carries jwt-token' }

/** A success of the shape ordinary with an empty result. */
const emptyResult: Schema = {
  ...like({ code: '400000', message: '' }, { message: text }),
  description: 'a success with an empty result; x-empty says what it means',
}

/** The ways in which a call answers, all of them with HTTP 200. */
interface Envelopes {
  success: Schema
  /** Of the shape ordinary alone. */
  emptyResult?: Schema
  /** Absent where the call has no refusals. */
  refusal?: Schema
  missingLogin: Schema
}

/** How a call of this shape answers: with its data, with one of the codes that it refuses with, or that the login is missing. */
export function envelopesOf(shape: AnswerShape, { ref, fields }: AnswerData, codes: readonly string[]): Envelopes {
  const { success, refusal } = answersOf(shape, false)
  const others = { message: text, data: ref, response: ref, ...(shape === 'ordinary' ? { code: ordinaryCode } : {}) }
  return {
    success: shape === 'lowCode' ? beside(success({}), fields) : like(success({}), others),
    ...(shape === 'ordinary' ? { emptyResult } : {}),
    ...(codes.length > 0 ? { refusal: like(refusal('', ''), { code: { enum: [...codes] }, message: text }) } : {}),
    missingLogin: like(refusal(notSignedInCode, ''), { message: text }),
  }
}
