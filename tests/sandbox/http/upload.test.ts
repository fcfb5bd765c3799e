import { signedFields, wireHeaders } from '@tests/sandbox/wireClient'
import sharp from 'sharp'
import { families } from '@/contract/families'
import type { Upload } from '../../../sandbox/http/upload'
import { type CallServer, callServer } from './callServer'

const path = '/xbt/tried-upload'
type PictureType = 'png' | 'jpeg' | 'webp'
const place = { IFD0: { Make: 'Phone 9' }, IFD3: { GPSLatitude: '39/1 54/1 15/1', GPSLatitudeRef: 'N' } }
/** Red on the left, blue on the right, taken by a phone at a place; an orientation of 6 means that it is seen turned to the right. */
const picture = (type: PictureType, orientation = 1) => {
  const blue = { create: { width: 24, height: 32, channels: 3, background: '#0000ff' } } as const
  return sharp({ create: { width: 48, height: 32, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 24, top: 0 }])
    .withMetadata({ orientation })
    .withExifMerge(place)
    .toFormat(type, { quality: 100 })
    .toBuffer()
}
const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true })
/** Mean difference of the colour values, 0 to 255, of two pictures of the same size. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  expect([a.info.width, a.info.height]).toEqual([b.info.width, b.info.height])
  return a.data.reduce((sum, value, at) => sum + Math.abs(value - (b.data[at] ?? 0)), 0) / a.data.length
}

let app: CallServer
let received: Upload | undefined

beforeAll(async () => {
  app = await callServer(path, { family: 'ordinary', kind: 'write', body: 'upload' }, '', async ({ upload }) => {
    received = await upload()
    return {}
  })
})
afterAll(() => app.close())
beforeEach(() => {
  received = undefined
})

async function upload(
  bytes: Buffer | undefined,
  name = 'a.png',
  fields: Record<string, string> = signedFields(path, {}),
  url = app.url,
) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  if (bytes) form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(url, { method: 'POST', headers: wireHeaders(families.ordinary), body: form })
  return (await answer.json()) as { code: string; message: string }
}

describe('uploads', () => {
  it('R-22 R-27 arrive as multipart with the signed fields in the form', async () => {
    const png = await picture('png')
    expect((await upload(png)).code).toBe('000000')
    expect(received).toMatchObject({ fileName: 'a.png', type: 'png' })
    expect(await difference(received?.bytes ?? png, png)).toBe(0)
    expect((await upload(png, 'a.png', { ...signedFields(path, {}), sign: 'wrong' })).code).toBe('BAD_REQUEST')
  })

  it('U6 that are too large, empty, missing or no picture are refused, whatever their name says', async () => {
    const large = Buffer.concat([await picture('png'), Buffer.alloc(20 * 1024 * 1024)])
    expect((await upload(large)).code).toBe('FILE_TOO_LARGE')
    expect((await upload(Buffer.alloc(0))).code).toBe('FILE_EMPTY')
    expect((await upload(undefined)).code).toBe('FILE_MISSING')
    expect((await upload(Buffer.from('<html><script>alert(1)</script>'), 'me.png')).code).toBe('FILE_TYPE')
    expect(
      (await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'me.png')).code,
    ).toBe('FILE_TYPE')
    expect(received).toBeUndefined()
  })

  it.each([
    ['png', 0],
    ['jpeg', 2],
    ['webp', 2],
  ] as const)('U6 of a %s lose place and camera and keep what is seen', async (type, most) => {
    const sent = await picture(type)
    expect((await sharp(sent).metadata()).exif?.includes('Phone 9')).toBe(true)
    await upload(sent, `me.${type}`)
    const bytes = received?.bytes ?? Buffer.alloc(0)
    const { format, exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect({ format, exif, xmp, iptc, orientation }).toEqual({ format: type })
    for (const told of ['Phone 9', 'Exif', 'GPS']) expect(bytes.includes(told)).toBe(false)
    expect(received?.type).toBe(type)
    expect(await difference(bytes, sent)).toBeLessThanOrEqual(most)
  })

  it.each(['jpeg', 'webp'] as const)('U6 of a %s that was taken upright stay upright', async (type) => {
    const sent = await picture(type, 6)
    await upload(sent, 'me.jpg')
    const { width, height } = await sharp(received?.bytes).metadata()
    expect([width, height]).toEqual([32, 48])
    expect(await difference(received?.bytes ?? sent, sent)).toBeLessThanOrEqual(2)
  })

  it('U6 of a damaged picture, or of one with more than 25 megapixels, are refused', async () => {
    const whole = await picture('jpeg')
    expect((await upload(whole.subarray(0, 30), 'me.jpg')).code).toBe('FILE_TYPE')
    expect((await upload(whole.subarray(0, whole.length / 2), 'me.jpg')).code).toBe('FILE_TYPE')
    // The head is whole, so that only decoding finds that the rest is missing.
    const png = await picture('png')
    expect((await upload(png.subarray(0, png.length - 40))).code).toBe('FILE_TYPE')
    const huge = await sharp({ create: { width: 10_000, height: 2_501, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect((await upload(huge)).code).toBe('FILE_PIXELS')
    expect(received).toBeUndefined()
  })

  it.each([
    ['mp4', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
    ['webm', '\x1aE\xdf\xa3\x9fB\x86\x81\x01'],
  ])('a video as %s arrives as it was sent', async (type, text) => {
    const video = Buffer.from(text, 'latin1')
    await upload(video, `me.${type}`)
    expect(received).toEqual({ fileName: `me.${type}`, bytes: video, type })
  })

  it('with many fields, or with a long one, are refused before anything else', async () => {
    const fields = signedFields(path, {})
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`field${at}`, 'x']))
    const failure = { code: 'BAD_REQUEST' }
    expect(await upload(await picture('png'), 'a.png', { ...fields, ...many })).toMatchObject(failure)
    expect(await upload(await picture('png'), 'a.png', { ...fields, extra: 'x'.repeat(16 * 1024 + 1) })).toEqual({
      code: 'BAD_REQUEST',
      message: 'field extra is too long',
    })
    expect(received).toBeUndefined()
  })

  it('are not decoded for a visitor whom their call refuses', async () => {
    const closed = await callServer(
      path,
      { family: 'ordinary', kind: 'write', body: 'upload' },
      '',
      async (context) => {
        context.signedIn()
        return context.upload()
      },
    )
    const broken = (await picture('jpeg')).subarray(0, 30)
    expect((await upload(broken, 'me.jpg', undefined, closed.url)).code).toBe('300000')
    await closed.close()
  })
})
