import sharp, { type Sharp } from 'sharp'
import { recognizeCard } from '../../../sandbox/areas/identity/recognition/recognizeCard'
import { type SampleKind, samplePicture } from '../../../sandbox/areas/identity/samples/samples'
import { idCardOf } from '../../../sandbox/people/idCards'
import { people } from '../../../sandbox/people/people'

const now = new Date('2026-03-01T12:00:00+08:00')
const [, person] = people
if (!person) throw new Error('there is no person')

const drawn = new Map<SampleKind, Promise<Buffer>>()
const sample = (kind: SampleKind) => {
  const picture = drawn.get(kind) ?? samplePicture(person, kind, now)
  drawn.set(kind, picture)
  return picture
}
const front = () => sample('front')
const read = (bytes: Buffer, side: 'front' | 'back' = 'front') => recognizeCard({ bytes, type: 'jpeg' }, side)
const { issuer, validFrom, validUntil, ...printed } = idCardOf(person)
const table = { background: '#665544' }

describe('R-112 a picture of an ID card is read from its pixels', () => {
  it('each side says what is printed on it', async () => {
    expect(await read(await front())).toEqual({ front: printed })
    expect(await read(await sample('back'), 'back')).toEqual({ back: { issuer, validFrom, validUntil } })
  })

  it.each<[string, (picture: Sharp) => Sharp]>([
    ['as JPEG of quality 70', (picture) => picture.jpeg({ quality: 70 })],
    ['as JPEG of quality 40', (picture) => picture.jpeg({ quality: 40 })],
    ['as WebP', (picture) => picture.webp({ quality: 60 })],
    ['at 640 pixels', (picture) => picture.resize(640).jpeg({ quality: 70 })],
    ['at 3000 pixels', (picture) => picture.resize(3000).jpeg({ quality: 70 })],
    ['turned by 90 degrees', (picture) => picture.rotate(90)],
    ['upside down', (picture) => picture.rotate(180)],
    ['turned by 12 degrees', (picture) => picture.rotate(12, table)],
    [
      'from a distance',
      (picture) => picture.resize(900).extend({ top: 200, bottom: 200, left: 200, right: 200, ...table }),
    ],
    ['cropped to the card', (picture) => picture.extract({ left: 134, top: 121, width: 1012, height: 638 })],
    ['in half the light', (picture) => picture.linear(0.5, 0)],
  ])('%s', async (_name, change) => {
    expect(await read(await change(sharp(await front())).toBuffer())).toEqual({ front: printed })
  })
})

describe('R-112 a picture that cannot be read says why', () => {
  it.each<[SampleKind, string]>([
    ['blurred', 'PICTURE_BLURRED'],
    ['dark', 'PICTURE_DARK'],
    ['cut', 'PICTURE_CUT'],
    ['back', 'PICTURE_WRONG_SIDE'],
    ['bank', 'PICTURE_NOT_CARD'],
    ['face', 'PICTURE_NOT_CARD'],
  ])('the sample %s as the front: %s', async (kind, refusal) => {
    expect(await read(await sample(kind))).toEqual({ refusal })
  })

  it('the front as the back is the wrong side', async () => {
    expect(await read(await front(), 'back')).toEqual({ refusal: 'PICTURE_WRONG_SIDE' })
  })

  it.each<[string, Parameters<Sharp['extract']>[0]]>([
    ['left', { left: 160, top: 0, width: 1120, height: 880 }],
    ['right, without its code', { left: 0, top: 0, width: 900, height: 880 }],
    ['right, with its code', { left: 0, top: 0, width: 1115, height: 880 }],
    ['top', { left: 0, top: 150, width: 1280, height: 730 }],
    ['bottom, without its code', { left: 0, top: 0, width: 1280, height: 600 }],
  ])('a card that is cut at the %s', async (_side, part) => {
    expect(
      await read(
        await sharp(await front())
          .extract(part)
          .toBuffer(),
      ),
    ).toEqual({ refusal: 'PICTURE_CUT' })
  })

  it('a small picture', async () => {
    for (const width of [599, 300]) {
      expect(
        await read(
          await sharp(await front())
            .resize(width)
            .toBuffer(),
        ),
      ).toEqual({ refusal: 'PICTURE_TOO_SMALL' })
    }
    const strip = sharp(await front()).extract({ left: 0, top: 100, width: 1280, height: 379 })
    expect(await read(await strip.toBuffer())).toEqual({ refusal: 'PICTURE_TOO_SMALL' })
    expect(
      await read(
        await sharp(await front())
          .resize(600)
          .toBuffer(),
      ),
    ).toEqual({ front: printed })
  })

  it('a wall, noise, a face, and the code of a bank card alone', async () => {
    const plain = { width: 900, height: 700, channels: 3, background: '#888888' } as const
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const code = await sharp(await sample('bank'))
      .extract({ left: 760, top: 360, width: 440, height: 420 })
      .toBuffer()
    const others = [
      sharp({ create: plain }),
      sharp({ create: { ...plain, width: 640, height: 400, noise } }),
      sharp(code).resize(800),
      sharp(await sample('face')),
    ]
    for (const other of others) {
      expect(await read(await other.jpeg().toBuffer())).toEqual({ refusal: 'PICTURE_NOT_CARD' })
    }
  })

  it('a video', async () => {
    expect(await recognizeCard({ bytes: Buffer.alloc(9), type: 'mp4' }, 'front')).toEqual({
      refusal: 'PICTURE_NOT_CARD',
    })
    expect(await recognizeCard({ bytes: Buffer.alloc(9), type: 'webm' }, 'front')).toEqual({
      refusal: 'PICTURE_NOT_CARD',
    })
  })
})
