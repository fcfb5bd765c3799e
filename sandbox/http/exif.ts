import type { Upload } from './upload'

const startOfScan = 0xda
const app1 = 0xe1
const fill = 0xff

/** A JPEG without its APP1 segments, which hold EXIF: where a photo was taken, when and by which phone (U6). */
export function withoutExif(jpeg: Buffer): Buffer {
  const kept: Buffer[] = [jpeg.subarray(0, 2)]
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1]
    if (marker === startOfScan) break
    if (marker === fill) {
      at += 1
      continue
    }
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    if (marker !== app1) kept.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, jpeg.subarray(at)])
}

const pngSignatureLength = 8
const pngTold = ['eXIf', 'tEXt', 'zTXt', 'iTXt']

/** A PNG without its EXIF and text chunks. */
function withoutPngTexts(png: Buffer): Buffer {
  const kept: Buffer[] = [png.subarray(0, pngSignatureLength)]
  let at = pngSignatureLength
  // A chunk is its length, its name, its data and a checksum.
  while (at + 12 <= png.length) {
    const end = at + 12 + png.readUInt32BE(at)
    if (!pngTold.includes(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, png.subarray(at)])
}

const riffHeaderLength = 12
const webpTold = ['EXIF', 'XMP ']
/** Bits of the extended header that announce EXIF and XMP. */
const webpTells = 0x08 | 0x04

/** A WebP without its EXIF and XMP chunks, and without the announcement of them. */
function withoutWebpExif(webp: Buffer): Buffer {
  const kept: Buffer[] = [Buffer.from(webp.subarray(0, riffHeaderLength))]
  let at = riffHeaderLength
  while (at + 8 <= webp.length) {
    const name = webp.toString('latin1', at, at + 4)
    const size = webp.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    const chunk = Buffer.from(webp.subarray(at, end))
    if (name === 'VP8X' && chunk.length > 8) chunk.writeUInt8(chunk.readUInt8(8) & ~webpTells, 8)
    if (!webpTold.includes(name)) kept.push(chunk)
    at = end
  }
  const file = Buffer.concat([...kept, webp.subarray(at)])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

const cleaners: Record<Upload['type'], (bytes: Buffer) => Buffer> = {
  jpeg: withoutExif,
  png: withoutPngTexts,
  webp: withoutWebpExif,
  mp4: (bytes) => bytes,
}

/** A file without the place and camera data that a picture of its type carries; a video stays as it is. */
export const withoutPlace = (type: Upload['type'], bytes: Buffer): Buffer => cleaners[type](bytes)
