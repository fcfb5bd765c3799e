import { fieldRows } from '../../../sandbox/devtools/api/fields'

const definitions = {
  Req: {
    type: 'object',
    properties: {
      mobile: { type: 'string', minLength: 11, maxLength: 11, pattern: '^1', description: 'A phone number.' },
      state: { enum: ['open', 'ended'] },
      kind: { const: 'mall' },
      rows: { type: 'array', maxItems: 10, items: { $ref: '#/definitions/Row' } },
      ids: { type: 'array', items: { type: 'string', maxLength: 64 } },
      person: { $ref: '#/definitions/Person', description: 'Who asks.' },
      amount: { $ref: '#/definitions/Fen' },
      any: {},
      either: { anyOf: [{ $ref: '#/definitions/Person' }, { type: 'string' }] },
      several: { type: ['string', 'number'] },
    },
    required: ['mobile', 'rows'],
  },
  Row: {
    type: 'object',
    properties: { id: { type: 'string' }, children: { type: 'array', items: { $ref: '#/definitions/Row' } } },
    required: ['id'],
  },
  Person: { type: 'object', properties: { name: { type: 'string' } }, description: 'A person.' },
  Fen: { type: 'integer', minimum: 0, maximum: 100, description: 'Money in fen.' },
  Alternatives: { anyOf: [{ $ref: '#/definitions/Row' }, { $ref: '#/definitions/Person' }] },
  Nothing: { type: 'object' },
}

const shown = (name: string) =>
  fieldRows(definitions, name).map(
    ({ name: field, depth, type, isRequired, limits, description }) =>
      `${'. '.repeat(depth)}${field}${isRequired ? '' : '?'}: ${[type, limits, description].filter(Boolean).join('; ')}`,
  )

it('the fields of a type are listed with types, limits and meanings, those of an object below it', () => {
  expect(shown('Req')).toEqual([
    'mobile: string; at least 11 characters, at most 11 characters, fits ^1; A phone number.',
    'state?: "open" | "ended"',
    'kind?: "mall"',
    'rows: list of object; at most 10 items',
    '. id: string',
    '. children?: list of Row again',
    'ids?: list of string; at most 64 characters',
    'person?: object; Who asks.',
    '. name?: string',
    'amount?: integer; from 0, up to 100; Money in fen.',
    'any?: any',
    'either?: one of several',
    '. name?: string',
    'several?: string | number',
  ])
})

it('a type of several forms lists the fields of each, and one without fields none', () => {
  expect(shown('Alternatives')).toEqual(['id: string', 'children?: list of Row again', 'name?: string'])
  expect(shown('Nothing')).toEqual([])
})
