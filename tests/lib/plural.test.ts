import { counted, interval } from '@/lib/plural'

it.each([
  [0, '0 coins'],
  [1, '1 coin'],
  [2, '2 coins'],
])('%d of a noun', (count, text) => {
  expect(counted(count, 'coin')).toBe(text)
})

it.each([
  [1, '1 person'],
  [3, '3 people'],
])('%d of a noun with a plural of its own', (count, text) => {
  expect(counted(count, 'person', 'people')).toBe(text)
})

it.each([
  [1, 'month'],
  [3, '3 months'],
])('what comes every %d of a noun', (count, text) => {
  expect(interval(count, 'month')).toBe(text)
})
