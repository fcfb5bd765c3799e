import { code128 } from '@/lib/code128'

const bits = (text: string): string | undefined =>
  code128(text)
    ?.map((dark) => (dark ? '1' : '0'))
    .join('')

/** Widths of bars and spaces, alternating. */
const widthsOf = (text: string): number[] => (bits(text)?.match(/1+|0+/g) ?? []).map((run) => run.length)

const startB = '11010010000'
const startC = '11010011100'
const stop = '1100011101011'

describe('code128', () => {
  it('writes an odd text in set B: start, P J J 1 2 3 C, check 55, stop', () => {
    const symbols = [
      '11101110110',
      '10110111000',
      '10110111000',
      '10011100110',
      '11001110010',
      '11001011100',
      '10001000110',
      '11101000110',
    ]
    expect(bits('PJJ123C')).toBe(startB + symbols.join('') + stop)
  })

  it('writes digits of an even number as pairs in set C: 12 34 56 78, check 47', () => {
    const symbols = ['10110011100', '10001011000', '11100010110', '11000010100', '10001110110']
    expect(bits('12345678')).toBe(startC + symbols.join('') + stop)
  })

  it('gives every symbol eleven modules in three bars and three spaces', () => {
    const text = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
    const widths = widthsOf(text)
    const symbols = Array.from({ length: 97 }, (_, index) => widths.slice(index * 6, index * 6 + 6))
    for (const symbol of symbols) expect(symbol.reduce((sum, width) => sum + width, 0)).toBe(11)
    // The sum of the bar widths is even in every symbol of the code.
    for (const [a = 0, , b = 0, , c = 0] of symbols) expect((a + b + c) % 2).toBe(0)
    expect(new Set(symbols.slice(1, 96).map(String)).size).toBe(95)
    expect(widths.slice(97 * 6)).toEqual([2, 3, 3, 1, 1, 1, 2])
  })

  it.each([
    ['nothing', ''],
    ['Chinese', '券码'],
    ['a line break', 'a\nb'],
  ])('cannot encode %s', (_, text) => {
    expect(code128(text)).toBeUndefined()
  })
})
