import { toWellFormed, utf8Bytes, utf8Text } from '@/lib/text'

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

describe('UTF-8', () => {
  it('writes the same bytes as TextEncoder, also for half an emoji', () => {
    const encoder = new TextEncoder()
    for (const text of [...SAMPLES, '\ud83d', 'x\ude00y', '\ud83d\ud83d\ude00']) {
      expect(utf8Bytes(text)).toEqual(Array.from(encoder.encode(text)))
    }
  })

  it('reads back what it wrote', () => {
    for (const text of SAMPLES) expect(utf8Text(utf8Bytes(text))).toBe(text)
  })

  it('reads broken bytes as TextDecoder does', () => {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const pieces = [
      0x00, 0x41, 0x7f, 0x80, 0xbf, 0xc0, 0xc2, 0xdf, 0xe0, 0xa0, 0x9f, 0xed, 0xef, 0xf0, 0x90, 0x8f, 0xf4, 0xf5, 0xff,
    ]
    for (const a of pieces) {
      for (const b of pieces) {
        for (const c of pieces) {
          const bytes = [a, b, c, 0x80, 0x41]
          expect(utf8Text(bytes)).toBe(decoder.decode(Uint8Array.from(bytes)))
        }
      }
    }
    expect(utf8Text([0xf0, 0x9f, 0x98])).toBe('\ufffd')
  })
})
