import { banners } from '../areas/mall/catalogue/banners'
import { brands } from '../areas/mall/catalogue/brands'
import { categories } from '../areas/mall/catalogue/categories'
import { goods } from '../areas/mall/catalogue/goods'
import { gridEntries } from '../areas/mall/catalogue/grid'
import { topupCatalogue } from '../areas/topup/goods'
import { carriers } from './carriers'
import type { PictureFormat } from './encode'
import { avatars, memberCards } from './gallery'
import { glyphs } from './glyphs/glyph'
import { palettes } from './palettes'
import { type PictureSpec, renderPicture } from './renderPicture'
import { type PictureKind, widths } from './widths'

const keys = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]

const motifs = keys(glyphs)
const paletteNames = keys(palettes)

/**
 * Every picture by `<kind>/<id>`. A product has three of its own size: `product`, `goods` for cards and `thumb` for rows. For what other areas
 * sell or announce there are `icon/<motif>-<palette>` (a grid icon), `wide/<motif>-<palette>` (a banner) and
 * `item/<motif>-<carrier>-<palette>` (a goods picture).
 */
const specs = new Map<string, { spec: PictureSpec; width: number }>([
  ...[...goods, ...topupCatalogue].flatMap(({ goodsId, picture }) =>
    (['product', 'goods', 'thumb'] as const).map((kind) => entry(kind, goodsId, { kind: 'goods', ...picture })),
  ),
  ...banners.map(({ bannerId, picture }) => entry('banner', bannerId, { kind: 'banner', ...picture })),
  ...brands.map(({ brandId, picture }) => entry('brand', brandId, { kind: 'brand', ...picture })),
  ...categories
    .flatMap((category) => [category, ...category.children])
    .map(({ categoryId, picture }) => entry('category', categoryId, { kind: 'category', ...picture })),
  ...gridEntries.map(({ entryId, picture }) => entry('grid', entryId, { kind: 'grid', ...picture })),
  entry('avatar', 'default', { kind: 'brand', motif: 'person', palette: 'graphite' }),
  ...Object.entries(avatars).map(([id, avatar]) => entry('avatar', id, { kind: 'avatar', ...avatar })),
  ...Object.entries(memberCards).map(([id, card]) => entry('card', id, { kind: 'card', ...card })),
  ...motifs.flatMap((motif) =>
    paletteNames.flatMap((palette) => [
      entry('icon', `${motif}-${palette}`, { kind: 'grid', motif, palette }),
      entry('wide', `${motif}-${palette}`, { kind: 'banner', motif, palette }),
      ...keys(carriers).map((carrier) =>
        entry('item', `${motif}-${carrier}-${palette}`, { kind: 'goods', motif, carrier, palette }),
      ),
    ]),
  ),
])

function entry(kind: PictureKind, id: string, spec: PictureSpec): [string, { spec: PictureSpec; width: number }] {
  return [`${kind}/${id}`, { spec, width: widths[kind] }]
}

const drawn = new Map<string, Promise<Buffer>>()

/** The picture at `/pictures/<kind>/<id>.png` in one form, drawn at its first use; undefined where there is no such picture. */
export function pictureFor(kind: string, id: string, format: PictureFormat): Promise<Buffer> | undefined {
  const found = specs.get(`${kind}/${id}`)
  if (!found) return undefined
  const key = `${kind}/${id}.${format}`
  const picture = drawn.get(key) ?? renderPicture(found.spec, found.width, format)
  drawn.set(key, picture)
  return picture
}
