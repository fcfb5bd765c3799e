import { drawGlyph } from './glyphs/glyph'
import { palettes } from './palettes'
import { colourInk, sheet, whiteInk } from './shapes'
import type { EmblemPicture } from './spec'

/** SVG of a round brand logo, 160 × 160. */
export function brandSvg({ motif, palette: name }: EmblemPicture): string {
  const palette = palettes[name]
  return sheet(
    160,
    160,
    palette,
    `<circle cx="80" cy="80" r="80" fill="url(#body)"/><path d="M10 120A80 80 0 0 0 150 120 96 60 0 0 0 10 120z" fill="#FFFFFF" opacity="0.12"/><circle cx="80" cy="80" r="70" fill="none" stroke="#FFFFFF" stroke-width="2" opacity="0.35"/>
    ${drawGlyph(motif, whiteInk(palette), 80, 78, 88)}`,
  )
}

/** SVG of a category icon, 144 × 144: a coloured glyph on a pale round ground. */
export function categorySvg({ motif, palette: name }: EmblemPicture): string {
  const palette = palettes[name]
  const { pale } = palette
  return sheet(
    144,
    144,
    palette,
    `<circle cx="72" cy="72" r="70" fill="url(#paper)"/>${drawGlyph(motif, { ...colourInk(palette), cut: pale }, 72, 72, 76)}`,
  )
}

/** SVG of a grid icon, 144 × 144: a white glyph on a gradient tile. */
export function gridSvg({ motif, palette: name }: EmblemPicture): string {
  const palette = palettes[name]
  return sheet(
    144,
    144,
    palette,
    `<rect x="10" y="10" width="124" height="124" rx="42" fill="url(#body)"/><clipPath id="tile"><rect x="10" y="10" width="124" height="124" rx="42"/></clipPath><g clip-path="url(#tile)"><circle cx="40" cy="26" r="62" fill="#FFFFFF" opacity="0.13"/><circle cx="128" cy="130" r="46" fill="#FFFFFF" opacity="0.1"/></g>${drawGlyph(motif, whiteInk(palette), 72, 72, 74)}`,
  )
}
