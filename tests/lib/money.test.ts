import { formatAmount, formatPrice, shortAmount, shortYuan, yuan } from '@/lib/money'
import { parseAmount } from '@/lib/parseAmount'

const EXACT: [fen: number | string, yuan: string][] = [
  [1, '0.01'],
  [10, '0.10'],
  [99, '0.99'],
  [100, '1.00'],
  [1999, '19.99'],
  [2 ** 31, '21474836.48'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  [-1, '-0.01'],
  [-10, '-0.10'],
  [-1999, '-19.99'],
  ['1999', '19.99'],
  ['-5', '-0.05'],
  ['007', '0.07'],
  ['123456789012345678901', '1234567890123456789.01'],
]

describe('fen to yuan', () => {
  it.each(EXACT)('P21 D-23 %s fen is exactly %s yuan, as a price and as an amount', (fen, yuan) => {
    expect(formatAmount(fen)).toBe(yuan)
    expect(formatPrice(fen)).toBe(yuan)
  })

  it.each([0, -0, '0', '00', '-0'])('R-66 P21 D-10 zero (%p) is empty as a price, 0.00 as an amount', (zero) => {
    expect(formatPrice(zero)).toBe('')
    expect(formatAmount(zero)).toBe('0.00')
  })

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '', ' ', '1.5', '1e3', '0x10', '--1', 'abc', '１２'])(
    'P21 %p is refused instead of shown wrong',
    (fen) => {
      expect(() => formatAmount(fen)).toThrow(RangeError)
      expect(() => formatPrice(fen)).toThrow(RangeError)
    },
  )

  it('P21 every amount up to 10 000 fen has its yuan before the point and its fen after it', () => {
    for (let fen = 0; fen <= 10_000; fen++) {
      const [, yuan, rest] = /^(\d+)\.(\d\d)$/.exec(formatAmount(fen)) ?? []
      expect(Number(yuan) * 100 + Number(rest)).toBe(fen)
    }
  })
})

describe('yuan as a customer types them', () => {
  it.each([
    ['0', 0],
    ['0.07', 7],
    ['0.1', 10],
    ['1.', 100],
    ['12', 1200],
    ['12.5', 1250],
    ['007', 700],
    ['1.15', 115],
    ['8.2', 820],
    ['9999999999999.99', 999_999_999_999_999],
  ])('P21 %s is exactly %p fen', (yuan, fen) => {
    expect(parseAmount(yuan)).toBe(fen)
  })

  it.each([
    '',
    ' ',
    '.',
    '.5',
    '-1',
    '+1',
    '1.234',
    '1,000',
    '1e3',
    '¥1',
    '１２',
    '0x1',
    '1 2',
    '10000000000000',
    'NaN',
  ])('P21 %p is no amount', (yuan) => {
    expect(parseAmount(yuan)).toBeUndefined()
  })

  it('P21 every amount up to 10 000 fen is read as it is shown', () => {
    for (let fen = 0; fen <= 10_000; fen++) expect(parseAmount(formatAmount(fen))).toBe(fen)
  })
})

describe('amounts in texts', () => {
  it.each([
    [0, '¥0.00', '0'],
    [5, '¥0.05', '0.05'],
    [1_000, '¥10.00', '10'],
    [100_000, '¥1000.00', '1000'],
    [100_050, '¥1000.50', '1000.50'],
  ])('%p fen', (fen, full, short) => {
    expect([yuan(fen), shortAmount(fen), shortYuan(fen)]).toEqual([full, short, `¥${short}`])
  })
})
