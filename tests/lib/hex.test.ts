import { decodeHex, encodeHex } from '@/lib/hex'

describe('hex', () => {
  it('writes two lower-case digits per byte and reads them back, in either case', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte)
    const text = Buffer.from(bytes).toString('hex')
    expect(encodeHex(bytes)).toBe(text)
    expect(encodeHex(Uint8Array.from(bytes))).toBe(text)
    expect(decodeHex(text)).toEqual(bytes)
    expect(decodeHex(text.toUpperCase())).toEqual(bytes)
    expect(decodeHex('')).toEqual([])
  })

  it.each(['0', '0g', 'abc', ' 00', '0x'])('refuses %p', (text) => {
    expect(decodeHex(text)).toBeUndefined()
  })
})
