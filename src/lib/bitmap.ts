import { zlibSync } from 'fflate'
import { encodeBase64 } from './base64'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

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
  const bytes = [
    ...signature,
    ...chunk('IHDR', header),
    ...chunk('IDAT', zlibSync(Uint8Array.from(pixels))),
    ...chunk('IEND', []),
  ]
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

function chunk(type: string, data: Iterable<number>): number[] {
  const body = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data]
  return [...uint32(body.length - type.length), ...body, ...uint32(crc32(body))]
}

const uint32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

function crc32(data: readonly number[]): number {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}
