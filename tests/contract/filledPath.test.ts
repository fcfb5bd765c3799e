import { endpoint, filledPath } from '@/contract/endpoint'

interface Wish {
  product: string
  count: number
}

it('fills each parameter of a path in from the data, escaped', () => {
  expect(filledPath('/:product/one/query', { product: 'xbt' })).toBe('/xbt/one/query')
  expect(filledPath('/a/:one/:two', { one: 'a/b', two: '?' })).toBe('/a/a%2Fb/%3F')
})

it('leaves a path without parameters as it is', () => {
  expect(filledPath('/xbt/bank-info', { product: 'xyf' })).toBe('/xbt/bank-info')
})

it('a parameter that is no field of the data, or no text, does not compile', () => {
  const options = { family: 'ordinary', kind: 'read', empty: 'nothing' } as const
  // @ts-expect-error `bank` is no field of the data.
  const missing = endpoint<Wish, Wish>()('/:bank/query', options)
  // @ts-expect-error `count` is no text.
  const number = endpoint<Wish, Wish>()('/:count', options)
  expect([missing.path, number.path]).toEqual(['/:bank/query', '/:count'])
})
