import { toWellFormed, trimUnseen, utf8Bytes } from '@/lib/text'

const SAMPLES = [
  '',
  'abc',
  '\u0000',
  'é',
  '中文',
  '😀',
  'a\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}',
  '\ufeffx',
  '👨‍👩‍👧',
]

describe('toWellFormed', () => {
  it('replaces half an emoji and keeps whole ones', () => {
    expect(toWellFormed('a\ud83d')).toBe('a\ufffd')
    expect(toWellFormed('\ude00b')).toBe('\ufffdb')
    expect(toWellFormed('\ude00\ud83d')).toBe('\ufffd\ufffd')
    expect(toWellFormed('\ud83d\ud83d\ude00')).toBe('\ufffd😀')
    for (const text of SAMPLES) expect(toWellFormed(text)).toBe(text)
  })
})

describe('trimUnseen', () => {
  it.each([
    ['\u202aasen_1988\u202c\u200b', 'asen_1988'],
    [' \u200f\ufeff名 字\u2069 \n', '名 字'],
    ['\u200b\u2060', ''],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['a\u200bb', 'a\u200bb'],
  ])('of %j leaves %j', (text, left) => {
    expect(trimUnseen(text)).toBe(left)
  })
})

describe('UTF-8', () => {
  it('writes the same bytes as TextEncoder, also for half an emoji', () => {
    const encoder = new TextEncoder()
    for (const text of [...SAMPLES, '\ud83d', 'x\ude00y', '\ud83d\ud83d\ude00']) {
      expect(utf8Bytes(text)).toEqual(Array.from(encoder.encode(text)))
    }
  })
})
