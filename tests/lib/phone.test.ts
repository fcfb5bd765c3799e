import { formatPhone, isPhone, normalizePhone, settledPhone, typedPhone } from '@/lib/phone'

describe('phone', () => {
  it.each(['13800138000', '19912345678', ' 138 0013 8000 ', '138\u30000013\t8000\n', '\u202d138 0013 8000\u202c'])(
    'R-49 %p is a mobile number',
    (text) => {
      expect(isPhone(text)).toBe(true)
    },
  )

  it.each([
    '',
    '1380013800',
    '138001380000',
    '12800138000',
    '10800138000',
    '23800138000',
    '138-0013-8000',
    '+8613800138000',
    '1380013800a',
    '１３８００１３８０００',
  ])('R-49 %p is not a mobile number', (text) => {
    expect(isPhone(text)).toBe(false)
  })

  it('R-49 the second digit is 3 to 9', () => {
    const accepted = [...'0123456789'].filter((digit) => isPhone(`1${digit}800138000`))
    expect(accepted.join('')).toBe('3456789')
  })

  it('R-49 whitespace is stripped before sending', () => {
    expect(normalizePhone(' 138 0013\t8000\u00a0')).toBe('13800138000')
  })

  it('R-49 is shown 3-4-4 while it is typed, and again when digits are deleted', () => {
    const shown = ['', '1', '138', '138 0', '138 0013', '138 0013 8', '138 0013 8000']
    const typed = ['', '1', '138', '1380', '1380013', '13800138', '13800138000']
    expect(typed.map(formatPhone)).toEqual(shown)
    expect(shown.map(formatPhone)).toEqual(shown)
    expect(formatPhone('138001380009')).toBe('138 0013 8000')
    expect(formatPhone('138a0013-8000')).toBe('138 0013 8000')
  })
})

/** Text of the field after each key. */
const typed = (keys: string): string => [...keys].reduce((shown, key) => typedPhone(shown, shown + key), '')

describe('the phone field', () => {
  it('R-49 a typed number is grouped 3-4-4', () => {
    expect(typed('13800138000')).toBe('138 0013 8000')
    expect(typed('1380')).toBe('138 0')
  })

  it('R-49 a number pasted with or without spaces is grouped 3-4-4', () => {
    expect(typedPhone('', '13800138000')).toBe('138 0013 8000')
    expect(typedPhone('', ' 138 0013 8000 ')).toBe('138 0013 8000')
  })

  it('R-49 deleting digits at the end regroups the others', () => {
    expect(typedPhone('138 0', '138 ')).toBe('138')
    expect(typedPhone('138 0013 8', '138 0013 ')).toBe('138 0013')
  })

  it('an edit in the middle stays as typed, so that the cursor stays where it is', () => {
    expect(typedPhone('138 0013 8000', '138 013 8000')).toBe('138 013 8000')
    expect(typedPhone('138 0013 800', '13998 0013 800')).toBe('13998 0013 800')
  })

  it('letters and a twelfth digit stay visible, since they make the number invalid', () => {
    expect(typed('13800abc')).toBe('138 00abc')
    expect(typedPhone('138 0013 8000', '138 0013 80001')).toBe('138 0013 80001')
  })

  it('R-49 once the field loses focus, a valid number is grouped and an invalid one stays as typed', () => {
    expect(settledPhone('138 013 80000')).toBe('138 0138 0000')
    expect(settledPhone('1380013800')).toBe('1380013800')
    expect(settledPhone('12800138000')).toBe('12800138000')
    expect(settledPhone('')).toBe('')
  })
})
