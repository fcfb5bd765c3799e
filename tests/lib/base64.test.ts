import { decodeBase64, encodeBase64 } from '@/lib/base64'

const bytesOf = (length: number) => Array.from({ length }, (_, at) => (at * 151 + length) % 256)

describe('base64', () => {
  it('writes what the standard writes, for every length and byte', () => {
    for (let length = 0; length <= 300; length++) {
      const bytes = bytesOf(length)
      const text = Buffer.from(bytes).toString('base64')
      expect(encodeBase64(bytes)).toBe(text)
      expect(encodeBase64(Uint8Array.from(bytes))).toBe(text)
      expect(decodeBase64(text)).toEqual(bytes)
    }
  })

  it('ignores line breaks', () => {
    expect(decodeBase64('AAEC\r\nAwQF\n')).toEqual([0, 1, 2, 3, 4, 5])
  })

  it.each(['A', 'AA', 'AAA', 'AA=A', '====', 'A===', 'AA-_', 'AAE!', 'AB==', 'AAB='])('refuses %p', (text) => {
    expect(decodeBase64(text)).toBeUndefined()
  })
})
