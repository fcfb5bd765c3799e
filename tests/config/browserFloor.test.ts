import { declaredFloor, newerStyles } from '@tests/fixtures/browserFloor'

const floor = { chrome: 87, chrome_android: 87, safari_ios: 14.5 }

it('D-33 the floor is what package.json declares', () => {
  expect(declaredFloor()).toEqual(floor)
})

it.each([
  ['a property', '.a { aspect-ratio: 1 }', ['aspect-ratio']],
  ['a value', '.a { overflow: clip }', ['overflow: clip']],
  ['a selector', '.a:has(.b) { color: red }', [':has']],
  ['an at-rule', '@container (width > 1px) { .a { color: red } }', ['@container']],
])('D-33 a style sheet with %s that is newer than the floor is refused', (_what, css, newer) => {
  expect(newerStyles(css, floor)).toEqual(newer)
})

it('D-33 what the floor has passes', () => {
  expect(
    newerStyles(
      '.a { inset: 0; gap: 1px; display: flex; position: sticky } @media (min-width: 1px) { .a:not(.b) { color: red } }',
      floor,
    ),
  ).toEqual([])
})
