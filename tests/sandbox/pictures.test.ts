import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { pictureLimit } from '../../config/pictureBudgets'
import { banners } from '../../sandbox/areas/mall/catalogue/banners'
import { brands } from '../../sandbox/areas/mall/catalogue/brands'
import { categories } from '../../sandbox/areas/mall/catalogue/categories'
import { goods } from '../../sandbox/areas/mall/catalogue/goods'
import { gridEntries } from '../../sandbox/areas/mall/catalogue/grid'
import { encodePng, type PictureFormat } from '../../sandbox/pictures/encode'
import { avatars, memberCards } from '../../sandbox/pictures/gallery'
import { glyphs } from '../../sandbox/pictures/glyphs/glyph'
import { palettes } from '../../sandbox/pictures/palettes'
import { pictureFor } from '../../sandbox/pictures/pictureFor'
import { renderPicture } from '../../sandbox/pictures/renderPicture'
import { tabIcon, tabIconShape } from '../../sandbox/pictures/tabIcon'

const signature = '89504e470d0a1a0a'
const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

/** Red, green, blue and alpha of one pixel. */
async function pixel(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).ensureAlpha().raw().toBuffer())]
}

async function drawnAt(kind: string, id: string, format: PictureFormat): Promise<Buffer> {
  const picture = await pictureFor(kind, id, format)
  if (!picture) throw new Error(`no picture ${kind}/${id}`)
  return picture
}

const goodsIds = goods.map((one) => one.goodsId)
const motifs = Object.keys(glyphs)

const shelves: [kind: string, ids: string[], width: number, height: number, kilobytes: number][] = [
  ['product', goodsIds, 780, 780, 50],
  ['goods', goodsIds, 440, 440, 25],
  ['thumb', goodsIds, 256, 256, 15],
  ['banner', banners.map((one) => one.bannerId), 1029, 420, 35],
  ['brand', brands.map((one) => one.brandId), 160, 160, 8],
  ['category', categories.flatMap((one) => [one, ...one.children]).map((one) => one.categoryId), 144, 144, 5],
  ['grid', gridEntries.map((one) => one.entryId), 132, 132, 5],
  ['avatar', ['default', ...Object.keys(avatars)], 160, 160, 8],
  ['card', Object.keys(memberCards), 1029, 480, 45],
  ['icon', motifs.map((motif) => `${motif}-ocean`), 108, 108, 5],
  ['item', ['gift-box-rose', 'cup-ticket-amber'], 440, 440, 25],
  ['wide', motifs.filter((_, at) => at % 5 === 0).map((motif) => `${motif}-rose`), 1029, 420, 35],
]

/** One line for each picture over the limit, with its name and what to do about it. */
const tooLarge = (pictures: readonly { name: string; bytes: number }[], limit = pictureLimit): string[] =>
  pictures
    .filter(({ bytes }) => bytes > limit)
    .map(
      ({ name, bytes }) =>
        `${name} has ${(bytes / 1024).toFixed(1)} KB, limit ${limit / 1024} KB: give it fewer pixels or colours`,
    )

describe('pictures', () => {
  it.each(shelves)(
    'every %s picture is a PNG of its size, and none has more bytes than its kind may have',
    async (kind, ids, width, height, kilobytes) => {
      expect(ids.length).toBeGreaterThan(0)
      const pictures: { name: string; bytes: number }[] = []
      for (const id of ids) {
        const png = await drawnAt(kind, id, 'png')
        expect(png.toString('hex', 0, 8)).toBe(signature)
        expect(size(png)).toEqual([width, height])
        pictures.push({ name: `/pictures/${kind}/${id}.png`, bytes: png.length })
      }
      expect(tooLarge(pictures, kilobytes * 1024)).toEqual([])
      expect(tooLarge(pictures)).toEqual([])
    },
  )

  it('a picture over 60 KB is reported with its address and what to do', async () => {
    const huge = await renderPicture({ kind: 'banner', motif: 'gift', palette: 'rose' }, 4000, 'png')
    expect(tooLarge([{ name: '/pictures/banner/huge.png', bytes: huge.length }])).toEqual([
      expect.stringMatching(/^\/pictures\/banner\/huge\.png has [\d.]+ KB, limit 60 KB: give it fewer pixels/),
    ])
  })

  it.each(shelves.map(([kind, [id = '']]) => [kind, id]))(
    'a %s picture has the same size and look as AVIF and WebP, and fewer bytes',
    async (kind, id) => {
      const png = await drawnAt(kind, id, 'png')
      const look = (picture: Buffer) => sharp(picture).flatten({ background: '#FFFFFF' }).raw().toBuffer()
      const plain = await look(png)
      for (const format of ['avif', 'webp'] as const) {
        const picture = await drawnAt(kind, id, format)
        const { width, height } = await sharp(picture).metadata()
        expect([width, height]).toEqual(size(png))
        const other = await look(picture)
        const difference = plain.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0)
        expect(difference / plain.length).toBeLessThan(2)
        expect(picture.length).toBeLessThan(png.length)
      }
    },
  )

  it('different goods pictures differ, the same spec draws the same bytes', async () => {
    const spec = { kind: 'goods', motif: 'cup', carrier: 'ticket', palette: 'amber' } as const
    const draw = (one: Parameters<typeof renderPicture>[0]) => renderPicture(one, 440, 'png')
    const first = await draw(spec)
    expect(first.equals(await draw(spec))).toBe(true)
    expect(first.equals(await draw({ ...spec, motif: 'tea' }))).toBe(false)
    expect(first.equals(await draw({ ...spec, palette: 'teal' }))).toBe(false)
  })

  it('a picture is drawn once in each form', () => {
    expect(pictureFor('brand', 'heron', 'png')).toBe(pictureFor('brand', 'heron', 'png'))
    expect(pictureFor('brand', 'heron', 'png')).not.toBe(pictureFor('brand', 'heron', 'webp'))
  })

  it.each([
    ['goods', '0'],
    ['goods', '../brand/heron'],
    ['brand', 'constructor'],
    ['constructor', 'name'],
    ['icon', 'gift-nocolour'],
    ['', ''],
  ])('there is no picture %s/%s', (kind, id) => {
    expect(pictureFor(kind, id, 'png')).toBeUndefined()
  })

  it.each(['png', 'avif', 'webp'] as const)(
    'as %s, goods fill their square, icons leave their corners transparent',
    async (format) => {
      const item = await renderPicture({ kind: 'goods', motif: 'cup', carrier: 'card', palette: 'jade' }, 440, format)
      expect((await pixel(item, 0, 0))[3]).toBe(255)
      const icon = await renderPicture({ kind: 'grid', motif: 'cup', palette: 'jade' }, 144, format)
      expect((await pixel(icon, 0, 0))[3]).toBe(0)
      expect((await pixel(icon, 72, 130))[3]).toBe(255)
    },
  )

  it('white words are readable on the calm left of every banner', async () => {
    const part = (value = 0) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    for (const palette of Object.keys(palettes) as (keyof typeof palettes)[]) {
      for (const format of ['png', 'avif', 'webp'] as const) {
        const banner = await renderPicture({ kind: 'banner', motif: 'gift', palette }, 1029, format)
        const [red, green, blue] = await pixel(banner, 120, 150)
        const luminance = 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
        expect([palette, format, 1.05 / (luminance + 0.05) >= 4.5]).toEqual([palette, format, true])
      }
    }
  })

  it('a PNG keeps the colours of a picture that has few', async () => {
    const rgba = Buffer.from([255, 0, 0, 255, 0, 128, 255, 255, 0, 0, 0, 0, 10, 20, 30, 128])
    const raw = { raw: { width: 2, height: 2, channels: 4 } } as const
    const png = await encodePng(await sharp(rgba, raw).png().toBuffer())
    const pixels = await Promise.all([pixel(png, 0, 0), pixel(png, 1, 0), pixel(png, 0, 1), pixel(png, 1, 1)])
    // The colour of what is fully transparent is not seen.
    expect(pixels.flatMap((one) => (one[3] === 0 ? [0, 0, 0, 0] : one))).toEqual([...rgba])
  })

  it('tab icons are grey, and green when selected, as packed with the app', async () => {
    const inked = (png: Buffer) => Promise.all([12, 13, 14].map((y) => pixel(png, 40, y)))
    for (const name of ['home', 'mall', 'my'] as const) {
      for (const selected of [false, true]) {
        const packed = readFileSync(`src/assets/tab/${name}${selected ? '-on' : ''}.png`)
        expect(packed.equals(await tabIcon(name, selected))).toBe(true)
        const shape = readFileSync(`src/assets/tab/${name}${selected ? '-on' : ''}.svg`, 'utf8')
        expect(shape).toBe(`${tabIconShape(name, selected)}\n`)
        expect(size(packed)).toEqual([81, 81])
        expect(packed.length).toBeLessThan(4096)
        expect(await inked(packed)).toContainEqual(selected ? [0x1a, 0xcd, 0x66, 255] : [0xa6, 0xa6, 0xa6, 255])
      }
    }
  })
})
