import { amountInWords } from '../../../sandbox/areas/certificate/document/amountInWords'

describe('R-119 the amount in words', () => {
  it.each([
    [0, '零元整'],
    [1, '壹分'],
    [10, '壹角'],
    [15, '壹角伍分'],
    [100, '壹元整'],
    [105, '壹元零伍分'],
    [1_000, '壹拾元整'],
    [1_050, '壹拾元伍角'],
    [10_000, '壹佰元整'],
    [10_100, '壹佰零壹元整'],
    [100_100, '壹仟零壹元整'],
    [101_000, '壹仟零壹拾元整'],
    [110_000, '壹仟壹佰元整'],
    [1_000_000, '壹万元整'],
    [1_234_560, '壹万贰仟叁佰肆拾伍元陆角'],
    [1_234_567, '壹万贰仟叁佰肆拾伍元陆角柒分'],
    [1_000_500, '壹万零伍元整'],
    [1_050_000, '壹万零伍佰元整'],
    [10_050_000, '壹拾万零伍佰元整'],
    [100_000_000, '壹佰万元整'],
    [100_000_100, '壹佰万零壹元整'],
    [10_000_000_000, '壹亿元整'],
    [10_000_000_100, '壹亿零壹元整'],
    [10_001_000_000, '壹亿零壹万元整'],
    [10_100_000_000, '壹亿零壹佰万元整'],
    [110_000_000_000, '壹拾壹亿元整'],
    [123_400_000_000_000, '壹万贰仟叁佰肆拾亿元整'],
    [Number.MAX_SAFE_INTEGER, '玖拾万零柒佰壹拾玖亿玖仟贰佰伍拾肆万柒仟肆佰零玖元玖角壹分'],
  ])('%i fen is %s', (fen, words) => {
    expect(amountInWords(fen)).toBe(words)
  })

  it('reads back to the same amount, for every amount below 100 yuan and for powers of ten around it', () => {
    const near = [1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12].flatMap((at) => [
      at - 100,
      at - 1,
      at,
      at + 1,
      at + 100,
      at + 5_005,
    ])
    for (const fen of [...Array.from({ length: 10_000 }, (_, fen) => fen), ...near])
      expect(readBack(amountInWords(fen))).toBe(fen)
  })

  it('never writes two zeros beside each other, nor one before a unit of four digits', () => {
    for (let fen = 0; fen < 3e12; fen = fen * 3 + 7) {
      expect(amountInWords(fen)).not.toMatch(/零零|零[万亿]|零元.*[1-9]/)
    }
  })

  it.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses %d', (fen) => {
    expect(() => amountInWords(fen)).toThrow(RangeError)
  })
})

const digits = '零壹贰叁肆伍陆柒捌玖'
const places: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1_000 }

/** Another way to read such words, digit by digit. */
function readBack(words: string): number {
  let total = 0
  let part = 0
  let digit = 0
  for (const character of words.replace('整', '')) {
    if (digits.includes(character)) digit = digits.indexOf(character)
    else if (places[character]) part += digit * (places[character] ?? 0)
    else if (character === '万') part = (part + digit) * 10_000
    else if (character === '亿') total = (total + part + digit) * 1e8
    else if (character === '元') total = (total + part + digit) * 100
    else if (character === '角') total += digit * 10
    else if (character === '分') total += digit
    if (!digits.includes(character)) digit = 0
    if ('亿元角分'.includes(character)) part = 0
  }
  return total
}
