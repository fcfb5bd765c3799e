import { encodeBase64 } from '@/lib/base64'

const bytesOf = (length: number) => Array.from({ length }, (_, at) => (at * 151 + length) % 256)

describe('base64', () => {
  it('writes what the standard writes, for every length and byte', () => {
    for (let length = 0; length <= 300; length++) {
      const bytes = bytesOf(length)
      const text = Buffer.from(bytes).toString('base64')
      expect(encodeBase64(bytes)).toBe(text)
      expect(encodeBase64(Uint8Array.from(bytes))).toBe(text)
    }
  })
})
