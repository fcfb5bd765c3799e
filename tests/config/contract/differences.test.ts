import { Ajv } from 'ajv'
import fc from 'fast-check'
import { differences } from '../../../config/contract/differences'
import type { KeptSchema } from '../../../config/contract/kept'
import { object, text, whole } from './sampleContract'

const ajv = new Ajv({ strict: false })

const field = fc.constantFrom('a', 'b')

const texts: fc.Arbitrary<KeptSchema> = fc.oneof(
  fc.record({ type: fc.constant('string'), maxLength: fc.constantFrom(1, 2) }),
  fc.record({ enum: fc.subarray(['', 'x', 'xx', 1, null], { minLength: 1 }) }),
  fc.constantFrom<KeptSchema>(text, { const: 'x' }, { type: ['string', 'null'] }),
)

const numbers: fc.Arbitrary<KeptSchema> = fc.oneof(
  fc.record({ type: fc.constantFrom('integer', 'number'), minimum: fc.constantFrom(0, 1) }),
  fc.constantFrom<KeptSchema>(whole, { type: 'number' }, { const: 1 }),
)

const objectsOf = (one: fc.Arbitrary<KeptSchema>): fc.Arbitrary<KeptSchema> =>
  fc.oneof(
    fc.record({ type: fc.constant('object'), additionalProperties: one }),
    fc
      .array(fc.tuple(field, fc.boolean(), one), { maxLength: 2 })
      .map((fields) => object(Object.fromEntries(fields.map(([name, must, own]) => [must ? name : `${name}?`, own])))),
  )

const listsOf = (one: fc.Arbitrary<KeptSchema>): fc.Arbitrary<KeptSchema> =>
  fc.oneof(
    fc.record({ type: fc.constant('array'), items: one }),
    fc.record({ type: fc.constant('array'), items: one, maxItems: fc.constantFrom(0, 1) }),
  )

/** Schemas of every form that the contract has, small enough that random values often fit one. */
const { schema } = fc.letrec<{ schema: KeptSchema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small' },
    texts,
    numbers,
    fc.constant({ type: 'boolean' }),
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    listsOf(tie('schema')),
    objectsOf(tie('schema')),
  ),
}))

/** Two schemas, most often of one form, since those of different ones are easily told apart. */
const two = fc.oneof(
  ...[schema, texts, numbers, listsOf(texts), objectsOf(texts), objectsOf(objectsOf(numbers))].map((one) =>
    fc.tuple(one, one),
  ),
)

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('', 'x', 'xx', 'xxx', 0, 1, -1, 1.5, true, false, null),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(field, tie('value'), { maxKeys: 2 }),
  ),
}))

it('data that fits only one of two schemas is found, whatever the schemas are', () => {
  let told = 0
  fc.assert(
    fc.property(two, fc.array(value, { minLength: 20, maxLength: 20 }), ([before, after], values) => {
      const found = differences(before, after, { before: {}, after: {} })
      const fits = (one: KeptSchema) => values.map((sample) => ajv.validate(one, sample))
      const [older, newer] = [fits(before), fits(after)]
      const lost = values.find((_, index) => older[index] && !newer[index])
      const gained = values.find((_, index) => newer[index] && !older[index])
      told += Number(lost !== undefined) + Number(gained !== undefined)
      if (lost !== undefined && !found.some(({ less }) => less)) throw new Error(`lost ${JSON.stringify(lost)}`)
      if (gained !== undefined && !found.some(({ more }) => more)) throw new Error(`gained ${JSON.stringify(gained)}`)
    }),
    { numRuns: 300 },
  )
  expect(told).toBeGreaterThan(80)
})

it('a schema does not differ from itself', () => {
  fc.assert(
    fc.property(schema, (one) => {
      expect(differences(one, structuredClone(one), { before: {}, after: {} })).toEqual([])
    }),
  )
})

it('a type that contains itself is compared once, and equal types may have other names', () => {
  const tree = (name: string, leaf: KeptSchema) => ({
    [name]: object({ 'children?': { type: 'array', items: { $ref: `#/types/${name}` } }, leaf }),
  })
  const between = (leaf: KeptSchema, name: string) =>
    differences(
      { $ref: '#/types/Tree' },
      { $ref: `#/types/${name}` },
      { before: tree('Tree', text), after: tree(name, leaf) },
    )
  expect(between(text, 'Region')).toEqual([])
  expect(between(whole, 'Tree')).toMatchObject([{ field: 'leaf', within: 'Tree.leaf', more: true, less: true }])
})
