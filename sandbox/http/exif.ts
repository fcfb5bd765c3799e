const startOfScan = 0xda
const app1 = 0xe1

/** A JPEG without its APP1 segments, which hold EXIF: where a photo was taken, when and by which phone (U6). */
export function withoutExif(jpeg: Buffer): Buffer {
  const kept: Buffer[] = [jpeg.subarray(0, 2)]
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1]
    if (marker === startOfScan) break
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    if (marker !== app1) kept.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, jpeg.subarray(at)])
}
