import type { KeptCall, KeptContract, KeptFamily, KeptSchema } from '../../../config/contract/kept'

type Open<Value> = { -readonly [Key in keyof Value]: Value[Key] }

/** A contract that a test may change. */
export interface Sample {
  calls: Record<string, Open<KeptCall>>
  families: Record<string, Open<KeptFamily>>
  headers: Record<string, { required: boolean; schema: KeptSchema }>
  envelopes: Record<string, KeptSchema>
  limits: Record<string, number>
  types: Record<string, KeptSchema>
}

export const address = 'POST /coupon/take'

/** An object with these fields, all required but for those whose name ends in `?`. */
export const object = (fields: Record<string, KeptSchema>): KeptSchema => {
  const names = Object.keys(fields)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name.replace('?', ''), schema])),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  }
}

export const text: KeptSchema = { type: 'string' }
export const whole: KeptSchema = { type: 'integer' }

export const sentFields = { couponId: { type: 'string', maxLength: 50 }, 'note?': text }

export const answerFields = {
  title: text,
  amount: whole,
  isNew: { type: 'boolean' },
  rows: { type: 'array', items: { $ref: '#/types/Row' } },
  'hint?': text,
}

export const rowFields = { rowId: text, state: { enum: ['used', 'usable'] } }

const family: KeptFamily = {
  host: 'main',
  prefix: '',
  answer: 'ordinary',
  encoding: 'signed',
  membership: false,
  cashier: false,
  headers: ['os', 'token'],
  headersOfKind: { money: ['requestId'] },
}

/** A contract with one call, whose parts a test may have changed. */
export function sampleWith(edit: (sample: Sample) => void = () => undefined): KeptContract {
  const sample: Sample = {
    calls: {
      [address]: {
        name: 'takeCoupon',
        family: 'ordinary',
        kind: 'write',
        sends: 'TakeReq',
        answers: 'TakeRes',
        refusals: ['GONE'],
        empty: 'malformed',
        needs: {
          title: 'label',
          amount: 'fen',
          rows: ['readable', { rowId: 'text', state: 'text' }],
          'hint?': 'label',
        },
      },
    },
    families: { ordinary: { ...family }, vip: { ...family, host: 'vip', answer: 'membership', headers: ['os'] } },
    headers: {
      os: { required: true, schema: { enum: ['ANDROID', 'IOS'] } },
      token: { required: false, schema: text },
      requestId: { required: true, schema: text },
      sign: { required: true, schema: text },
    },
    envelopes: {
      'sent signed': { type: 'object', properties: { args: text }, required: ['args'] },
      'answer ordinary': {
        type: 'object',
        properties: { code: { const: '000000' }, data: {} },
        required: ['code', 'data'],
      },
    },
    limits: { longestText: 4000, mostItems: 200 },
    types: { TakeReq: object(sentFields), TakeRes: object(answerFields), Row: object(rowFields) },
  }
  edit(sample)
  return { generated: 'in a test', version: '1.0.0', ...sample }
}

/** The call of the sample. */
export function callOf({ calls }: Sample): Open<KeptCall> {
  const call = calls[address]
  if (!call) throw new Error('the sample has no call')
  return call
}

/** The fields but for one. */
export const without = (fields: Record<string, KeptSchema>, name: string): Record<string, KeptSchema> =>
  Object.fromEntries(Object.entries(fields).filter(([own]) => own !== name))
