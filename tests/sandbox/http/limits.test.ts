import { limited } from '../../../sandbox/http/limits'

describe('the general limits of what a call may carry', () => {
  it('give every text, list and map one', () => {
    const schema = {
      type: 'object',
      properties: { text: { type: 'string' }, keys: { type: 'array', items: { type: ['string', 'null'] } } },
      additionalProperties: { type: 'string' },
    }
    const text = { maxLength: 4000 }
    expect(limited(schema)).toEqual({
      ...schema,
      properties: {
        text: { type: 'string', ...text },
        keys: { type: 'array', maxItems: 200, items: { type: ['string', 'null'], ...text } },
      },
      additionalProperties: { type: 'string', ...text },
      maxProperties: 200,
    })
  })

  it('leave what states its own, what lists its values, and numbers', () => {
    const schema = {
      properties: {
        note: { type: 'string', maxLength: 9000 },
        kinds: { type: 'array', maxItems: 500, items: { type: 'string', enum: ['a'] } },
        kind: { type: 'string', const: 'a' },
        amount: { type: 'integer' },
        type: { $ref: '#/definitions/Type' },
      },
      additionalProperties: false,
    }
    expect(limited(schema)).toEqual(schema)
  })
})
