import { isCode, settledPhone, typedPhone } from '@/domain/session/rules'

/** What the field shows after each key. */
const typed = (keys: string): string => [...keys].reduce((shown, key) => typedPhone(shown, shown + key), '')

describe('the phone field', () => {
  it('R-49 a number that is typed comes to stand in 3-4-4', () => {
    expect(typed('13800138000')).toBe('138 0013 8000')
    expect(typed('1380')).toBe('138 0')
  })

  it('R-49 a number that is pasted with spaces or without comes to stand in 3-4-4', () => {
    expect(typedPhone('', '13800138000')).toBe('138 0013 8000')
    expect(typedPhone('', ' 138 0013 8000 ')).toBe('138 0013 8000')
  })

  it('R-49 taking digits off the end regroups what is left', () => {
    expect(typedPhone('138 0', '138 ')).toBe('138')
    expect(typedPhone('138 0013 8', '138 0013 ')).toBe('138 0013')
  })

  it('an edit in the middle stays as typed, so that the cursor stays where it is', () => {
    expect(typedPhone('138 0013 8000', '138 013 8000')).toBe('138 013 8000')
  })

  it('letters and a twelfth digit stay to be seen, since the number is wrong with them', () => {
    expect(typed('13800abc')).toBe('138 00abc')
    expect(typedPhone('138 0013 8000', '138 0013 80001')).toBe('138 0013 80001')
  })

  it('R-49 once the field is left, a right number is grouped and a wrong one stays as typed', () => {
    expect(settledPhone('138 013 80000')).toBe('138 0138 0000')
    expect(settledPhone('1380013800')).toBe('1380013800')
    expect(settledPhone('12800138000')).toBe('12800138000')
    expect(settledPhone('')).toBe('')
  })
})

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
