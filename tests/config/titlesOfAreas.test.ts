import { titlesOfAreas } from '../../config/testing/titlesOfAreas'

const routes = [
  { area: 'order', path: 'order/list' },
  { area: 'order', path: 'order/detail' },
  { area: 'coin', path: 'coin/order/list' },
  { area: 'help', path: 'order/list-of-help' },
]

it.each([
  ['shows its text: order/list', true],
  ['shows its text: order/detail?orderId=1', true],
  ['shows its text: order/detail as 13800138002', true],
  ['shows its text: coin/order/list', false],
  ['shows its text: order/list-of-help', false],
])('the pictures of orders are those of “%s”: %s', (title, isTaken) => {
  expect(new RegExp(titlesOfAreas(routes, ['order'])).test(title)).toBe(isTaken)
})

it('several areas may be named, and an unknown one is refused with the list of all', () => {
  expect(titlesOfAreas(routes, ['coin', 'help'])).toBe(' (coin/order/list|order/list-of-help)([ ?]|$)')
  expect(() => titlesOfAreas(routes, ['coin', 'orders'])).toThrow('orders is none of the areas: coin, help, order')
})
