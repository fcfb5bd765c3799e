import { encodeBase64 } from './base64'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Largest block that is stored without compression, in bytes. */
const largestBlock = 0xffff

/**
 * Dark and light squares as the address of a PNG of one bit per pixel, which every host shows in an image.
 * @param rows dark is true; all rows are of the same length
 * @param scale pixels per square in each direction
 */
export function bitmapAddress(rows: readonly (readonly boolean[])[], scaleX: number, scaleY: number): string {
  const width = (rows[0]?.length ?? 0) * scaleX
  const lines = rows.map((row) => packed(row, scaleX, width))
  // Each line starts with its filter: none.
  const pixels = lines.flatMap((line) => Array.from({ length: scaleY }, () => [0, ...line])).flat()
  const header = [...uint32(width), ...uint32(rows.length * scaleY), 1, 0, 0, 0, 0]
  const bytes = [...signature, ...chunk('IHDR', header), ...chunk('IDAT', stored(pixels)), ...chunk('IEND', [])]
  return `data:image/png;base64,${encodeBase64(bytes)}`
}

/** Pixels of one line, eight a byte, light ones set. */
function packed(row: readonly boolean[], scale: number, width: number): number[] {
  const bytes = Array<number>(Math.ceil(width / 8)).fill(0)
  for (let x = 0; x < width; x += 1) {
    if (!row[Math.floor(x / scale)]) bytes[x >> 3] = (bytes[x >> 3] ?? 0) | (0x80 >> (x & 7))
  }
  return bytes
}

/** A zlib stream of uncompressed blocks: such a picture is small, so no compressor is needed. */
function stored(data: readonly number[]): number[] {
  const blocks: number[] = []
  for (let at = 0; at < data.length; at += largestBlock) {
    const block = data.slice(at, at + largestBlock)
    const last = at + largestBlock >= data.length ? 1 : 0
    const size = [block.length & 255, block.length >> 8]
    blocks.push(last, ...size, ...size.map((byte) => byte ^ 255))
    for (const byte of block) blocks.push(byte)
  }
  return [0x78, 0x01, ...blocks, ...uint32(adler32(data))]
}

function chunk(type: string, data: readonly number[]): number[] {
  const body = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data]
  return [...uint32(data.length), ...body, ...uint32(crc32(body))]
}

const uint32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

function adler32(data: readonly number[]): number {
  let a = 1
  let b = 0
  for (const byte of data) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return b * 65536 + a
}

function crc32(data: readonly number[]): number {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}
