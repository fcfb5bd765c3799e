import { families } from '@/contract/families'
import { withoutExif } from '../../../sandbox/http/exif'
import type { Upload } from '../../../sandbox/http/upload'
import { signedFields, wireHeaders } from '../wireClient'
import { type CallServer, callServer } from './callServer'

const path = '/xbt/tried-upload'
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const gps = Buffer.from('Exif\0\0GPS 39.9042 116.4074')
const segment = (marker: number, body: Buffer) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(body.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, body])
}
const jpegWith = (...segments: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments,
    segment(0xda, Buffer.from([1])),
    Buffer.from([7, 8, 9, 0xff, 0xd9]),
  ])
const header = segment(0xe0, Buffer.from('JFIF\0'))

let app: CallServer
let received: Upload | undefined

beforeAll(async () => {
  app = await callServer(path, { family: 'ordinary', kind: 'write', body: 'upload' }, '', async ({ upload }) => {
    received = upload
    return {}
  })
})
afterAll(() => app.close())
beforeEach(() => {
  received = undefined
})

async function upload(bytes: Buffer | undefined, name = 'a.png', fields = signedFields(path, {})) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  if (bytes) form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(app.url, { method: 'POST', headers: wireHeaders(families.ordinary), body: form })
  return (await answer.json()) as { code: string; message: string }
}

describe('uploads', () => {
  it('R-22 R-27 arrive as multipart with the signed fields in the form', async () => {
    expect((await upload(png)).code).toBe('000000')
    expect(received).toEqual({ fileName: 'a.png', bytes: png, type: 'png' })
    expect((await upload(png, 'a.png', { ...signedFields(path, {}), sign: 'wrong' })).code).toBe('BAD_REQUEST')
  })

  it('U6 that are too large, empty, missing or no picture are refused, whatever their name says', async () => {
    const large = Buffer.concat([png, Buffer.alloc(20 * 1024 * 1024)])
    expect((await upload(large)).code).toBe('FILE_TOO_LARGE')
    expect((await upload(Buffer.alloc(0))).code).toBe('FILE_EMPTY')
    expect((await upload(undefined)).code).toBe('FILE_MISSING')
    expect((await upload(Buffer.from('<html><script>alert(1)</script>'), 'me.png')).code).toBe('FILE_TYPE')
    expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.png')).code).toBe('FILE_TYPE')
    expect(received).toBeUndefined()
  })

  it('U6 of a photo lose the place where it was taken, and nothing else', async () => {
    await upload(jpegWith(header, segment(0xe1, gps)), 'me.jpg')
    expect(received?.type).toBe('jpeg')
    expect(received?.bytes).toEqual(jpegWith(header))
    expect(received?.bytes.includes('GPS')).toBe(false)
  })

  it('U6 of a photo behind padding, a PNG or a WebP lose it too, and stay pictures', async () => {
    const padded = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), jpegWith(segment(0xe1, gps)).subarray(2)])
    const chunk = (name: string, body: Buffer) => {
      const size = Buffer.alloc(4)
      size.writeUInt32BE(body.length)
      return Buffer.concat([size, Buffer.from(name), body, Buffer.alloc(4)])
    }
    const pngWith = (...chunks: Buffer[]) =>
      Buffer.concat([png.subarray(0, 8), chunk('IHDR', Buffer.alloc(13)), ...chunks, chunk('IEND', Buffer.alloc(0))])
    const webpWith = (flags: number, ...chunks: [string, Buffer][]) => {
      const riff = (name: string, body: Buffer) => {
        const size = Buffer.alloc(4)
        size.writeUInt32LE(body.length)
        return Buffer.concat([Buffer.from(name), size, body, Buffer.alloc(body.length % 2)])
      }
      const all = [['VP8X', Buffer.from([flags, 0, 0, 0])] as const, ...chunks]
      return riff('RIFF', Buffer.concat([Buffer.from('WEBP'), ...all.map(([name, body]) => riff(name, body))]))
    }
    const pixels: [string, Buffer] = ['VP8 ', Buffer.from([1, 2, 3])]
    for (const [bytes, expected] of [
      [padded, jpegWith()],
      [pngWith(chunk('eXIf', gps), chunk('iTXt', gps)), pngWith()],
      [webpWith(0x1c, pixels, ['EXIF', gps], ['XMP ', gps]), webpWith(0x10, pixels)],
    ] as const) {
      await upload(bytes)
      expect(received?.bytes).toEqual(expected)
    }
  })

  it('of a damaged photo do not hang', () => {
    const damaged = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xe1, 0xff, 0xff, 1, 2])])
    expect(withoutExif(damaged).length).toBeLessThanOrEqual(damaged.length)
    expect(withoutExif(Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0]))).toBeInstanceOf(Buffer)
  })
})
