import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { banners } from '../../sandbox/areas/mall/catalogue/banners'
import { brands } from '../../sandbox/areas/mall/catalogue/brands'
import { categories } from '../../sandbox/areas/mall/catalogue/categories'
import { goods } from '../../sandbox/areas/mall/catalogue/goods'
import { gridEntries } from '../../sandbox/areas/mall/catalogue/grid'
import { avatars, emptyStates, memberCards } from '../../sandbox/pictures/gallery'
import { palettes } from '../../sandbox/pictures/palettes'
import { pictureFor } from '../../sandbox/pictures/pictureFor'
import { encodePng } from '../../sandbox/pictures/png'
import { renderPicture } from '../../sandbox/pictures/renderPicture'
import { tabIcon } from '../../sandbox/pictures/tabIcon'

const signature = '89504e470d0a1a0a'
const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

/** The data of a chunk, read from the file itself. */
function chunkOf(png: Buffer, type: string): Buffer {
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === type) return png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
  }
  throw new Error(`no ${type}`)
}

/** Red, green, blue and alpha of one pixel. */
function pixel(png: Buffer, x: number, y: number): number[] {
  const [width = 0] = size(png)
  const index = inflateSync(chunkOf(png, 'IDAT'))[y * (width + 1) + 1 + x] ?? 0
  return [...chunkOf(png, 'PLTE').subarray(index * 3, index * 3 + 3), chunkOf(png, 'tRNS')[index] ?? 255]
}

const shelves: [kind: string, ids: string[], width: number, height: number, kilobytes: number][] = [
  ['goods', goods.map((one) => one.goodsId), 600, 600, 40],
  ['banner', banners.map((one) => one.bannerId), 1029, 420, 60],
  ['brand', brands.map((one) => one.brandId), 160, 160, 15],
  ['category', categories.flatMap((one) => [one, ...one.children]).map((one) => one.categoryId), 144, 144, 12],
  ['grid', gridEntries.map((one) => one.entryId), 144, 144, 12],
  ['avatar', ['default', ...Object.keys(avatars)], 160, 160, 15],
  ['card', Object.keys(memberCards), 1029, 480, 60],
  ['empty', Object.keys(emptyStates), 480, 360, 20],
  ['icon', ['gift-rose', 'shield-ocean'], 144, 144, 12],
  ['item', ['gift-box-rose', 'cup-ticket-amber'], 600, 600, 40],
  ['wide', ['gift-rose'], 1029, 420, 60],
]

describe('pictures', () => {
  it.each(shelves)(
    'every %s picture is a PNG of its size and within its budget',
    (kind, ids, width, height, kilobytes) => {
      expect(ids.length).toBeGreaterThan(0)
      for (const id of ids) {
        const png = pictureFor(kind, id)
        if (!png) throw new Error(`no picture ${kind}/${id}`)
        expect(png.toString('hex', 0, 8)).toBe(signature)
        expect(size(png)).toEqual([width, height])
        expect([id, png.length <= kilobytes * 1024]).toEqual([id, true])
      }
    },
    60_000,
  )

  it('different goods pictures differ, the same spec draws the same bytes', () => {
    const spec = { kind: 'goods', motif: 'cup', carrier: 'ticket', palette: 'amber' } as const
    expect(renderPicture(spec).equals(renderPicture(spec))).toBe(true)
    expect(renderPicture(spec).equals(renderPicture({ ...spec, motif: 'tea' }))).toBe(false)
    expect(renderPicture(spec).equals(renderPicture({ ...spec, palette: 'teal' }))).toBe(false)
  })

  it('a picture is drawn once', () => {
    expect(pictureFor('brand', 'heron')).toBe(pictureFor('brand', 'heron'))
  })

  it.each([
    ['goods', '0'],
    ['goods', '../brand/heron'],
    ['brand', 'constructor'],
    ['constructor', 'name'],
    ['icon', 'gift-nocolour'],
    ['', ''],
  ])('there is no picture %s/%s', (kind, id) => {
    expect(pictureFor(kind, id)).toBeUndefined()
  })

  it('goods fill their square, icons leave their corners transparent', () => {
    const item = renderPicture({ kind: 'goods', motif: 'cup', carrier: 'card', palette: 'jade' })
    expect(pixel(item, 0, 0)[3]).toBe(255)
    const icon = renderPicture({ kind: 'grid', motif: 'cup', palette: 'jade' })
    expect(pixel(icon, 0, 0)[3]).toBe(0)
    expect(pixel(icon, 72, 130)[3]).toBe(255)
  })

  it('white words are readable on the calm left of every banner', () => {
    const part = (value = 0) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    for (const palette of Object.keys(palettes) as (keyof typeof palettes)[]) {
      const [red, green, blue] = pixel(renderPicture({ kind: 'banner', motif: 'gift', palette }), 120, 150)
      const luminance = 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
      expect([palette, 1.05 / (luminance + 0.05) >= 4.5]).toEqual([palette, true])
    }
  })

  it('a PNG keeps the colours of a picture that has few', () => {
    const rgba = Buffer.from([255, 0, 0, 255, 0, 128, 255, 255, 0, 0, 0, 0, 10, 20, 30, 128])
    const png = encodePng(rgba, 2, 2)
    expect([pixel(png, 0, 0), pixel(png, 1, 0), pixel(png, 0, 1), pixel(png, 1, 1)].flat()).toEqual([...rgba])
  })

  it('tab icons are grey, and green when selected, as packed with the app', () => {
    const inked = (png: Buffer) => [12, 13, 14].map((y) => pixel(png, 40, y))
    for (const name of ['home', 'mall', 'my'] as const) {
      for (const selected of [false, true]) {
        const packed = readFileSync(`src/assets/tab/${name}${selected ? '-on' : ''}.png`)
        expect(packed.equals(tabIcon(name, selected))).toBe(true)
        expect(size(packed)).toEqual([81, 81])
        expect(packed.length).toBeLessThan(4096)
        expect(inked(packed)).toContainEqual(selected ? [0x1a, 0xcd, 0x66, 255] : [0xa6, 0xa6, 0xa6, 255])
      }
    }
  })
})
