import { crc32, inflateSync } from 'node:zlib'
import { bitmapAddress } from '@/lib/bitmap'

const prefix = 'data:image/png;base64,'

/** Chunks of a PNG by their type, each checked against its own checksum. */
function chunksOf(address: string): Map<string, Buffer> {
  expect(address.startsWith(prefix)).toBe(true)
  const png = Buffer.from(address.slice(prefix.length), 'base64')
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)))
    chunks.set(type, png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return chunks
}

/** The picture as rows of `#` and `.`, decompressed by zlib. */
function pixelsOf(address: string): string[] {
  const chunks = chunksOf(address)
  const header = chunks.get('IHDR') ?? Buffer.alloc(13)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  expect([...header.subarray(8)]).toEqual([1, 0, 0, 0, 0])
  const data = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const stride = 1 + Math.ceil(width / 8)
  expect(data).toHaveLength(height * stride)
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const byte = data[y * stride + 1 + (x >> 3)] ?? 0
      return byte & (0x80 >> (x & 7)) ? '.' : '#'
    }).join(''),
  )
}

describe('bitmapAddress', () => {
  it('draws dark squares dark, at the requested scale', () => {
    const rows = [
      [true, false, true],
      [false, true, false],
    ]
    expect(pixelsOf(bitmapAddress(rows, 3, 2))).toEqual(['###...###', '###...###', '...###...', '...###...'])
  })

  it('stores a picture larger than one block completely', () => {
    const row = Array.from({ length: 1600 }, (_, x) => x % 3 === 0)
    const pixels = pixelsOf(
      bitmapAddress(
        Array.from({ length: 700 }, () => row),
        1,
        1,
      ),
    )
    expect(pixels).toHaveLength(700)
    expect(new Set(pixels)).toEqual(new Set([row.map((dark) => (dark ? '#' : '.')).join('')]))
  })
})
