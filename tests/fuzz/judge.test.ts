import { faultOf, type Reader } from './judge'

const reader = (mobile: string, over: Partial<Reader> = {}): Reader => ({
  mobile,
  tokens: [`token-${mobile}`],
  ownIds: new Set([`order-${mobile}`]),
  typed: new Set(),
  ...over,
})
const asker = reader('13800138001')
const other = reader('13800138002')
const answer = (body: object | string, status = 200) => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
})

describe('an answer to a random call', () => {
  it.each([
    ['a fault of the server', answer({ message: 'oops' }, 500), /^answers 500/],
    ['no object', answer('<html>'), /^answers no object/],
    ['an empty answer', answer('null'), /^answers no object/],
    ['the number of another customer', answer({ data: { mobile: '13800138002' } }), /13800138002/],
    ['the token of another customer', answer({ data: { list: ['token-13800138002'] } }), /token-13800138002/],
    ['an order of another customer', answer({ data: { orderId: 'order-13800138002' } }), /order-13800138002/],
  ])('is a fault with %s', (_what, given, fault) => {
    expect(faultOf(given, asker, [other])).toMatch(fault)
  })

  it.each([
    ['a refusal', answer({ code: '300000', message: 'not signed in' }, 200), asker],
    ['a request that is refused as wrong', answer({ message: 'field a: is wrong' }, 400), asker],
    ['what is the reader’s own', answer({ mobile: '13800138001', orderId: 'order-13800138001' }), asker],
    [
      'what the reader has typed',
      answer({ mobile: '13800138002' }),
      reader('13800138001', { typed: new Set(['13800138002']) }),
    ],
  ])('is right with %s', (_what, given, by) => {
    expect(faultOf(given, by, [other])).toBeUndefined()
  })
})
