/** What a host reads of a picture's first bytes. */
interface PictureFacts {
  type: 'png' | 'jpeg'
  width: number
  height: number
}

const pngMark = 0x89504e47
const jpegMark = 0xffd8

/** Type and size of a PNG or JPEG; undefined for bytes that are none. */
export function pictureFacts(bytes: ArrayBuffer): PictureFacts | undefined {
  const view = new DataView(bytes)
  if (view.byteLength < 24) return undefined
  if (view.getUint32(0) === pngMark) return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  return view.getUint16(0) === jpegMark ? jpegFacts(view) : undefined
}

/** The size is in the frame header, a segment from C0 to CF that is no table. */
function jpegFacts(view: DataView): PictureFacts | undefined {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const kind = view.getUint8(at + 1)
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind))
      return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
  return undefined
}
