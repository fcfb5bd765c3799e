import { isCode } from '@/domain/session/codeRule'

it.each([
  ['123456', true],
  [' 123456 ', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['', false],
])('a code has six digits: %j %s', (text, expected) => {
  expect(isCode(text)).toBe(expected)
})
