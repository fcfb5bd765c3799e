import { deflateSync } from 'node:zlib'
import { quantise } from './quantise'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const crc = body.reduce((sum, byte) => (sum >>> 8) ^ (crcTable[(sum ^ byte) & 255] ?? 0), 0xffffffff) ^ 0xffffffff
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc >>> 0, body.length + 4)
  return frame
}

/**
 * A PNG with a palette of 256 colours, about a third of the size of one with full colours: soft gradients cost
 * most of a true-colour file, and 256 shades of one palette show no steps.
 */
export function encodePng(rgba: Buffer, width: number, height: number): Buffer {
  const { colours, indexes } = quantise(rgba, width, 256)
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) indexes.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(colours.flatMap((colour) => [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255])),
    ),
    chunk('tRNS', Buffer.from(colours.map((colour) => colour >>> 24))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
