import { drawGlyph } from './glyphs/glyph'
import { palettes } from './palettes'
import { floorShadow, sheet, sparkle } from './shapes'
import type { EmblemPicture } from './spec'

/** SVG of an illustration for a page with nothing to show, 480 × 360 on a transparent ground. */
export function emptySvg({ motif, palette: name }: EmblemPicture): string {
  const palette = palettes[name]
  const { pale, tint, light, main, accent } = palette
  const cloud = (x: number, y: number, s: number) =>
    `<path transform="translate(${x} ${y}) scale(${s})" d="M14 40a14 14 0 0 1-1-28 20 20 0 0 1 38-4 16 16 0 0 1 15 32z" fill="${tint}"/>`
  return sheet(
    480,
    360,
    palette,
    `<ellipse cx="240" cy="306" rx="190" ry="26" fill="${tint}" opacity="0.6"/>${floorShadow(240, 304, 112, 15)}${cloud(48, 84, 1)}${cloud(376, 60, 0.8)}
    <g transform="rotate(8 240 190)"><rect x="168" y="66" width="168" height="214" rx="20" fill="${tint}"/></g>
    <g transform="rotate(-4 240 190)"><rect x="150" y="66" width="176" height="226" rx="22" fill="${light}" opacity="0.7"/><rect x="150" y="60" width="176" height="226" rx="22" fill="#FFFFFF"/><rect x="150" y="60" width="176" height="226" rx="22" fill="none" stroke="${tint}" stroke-width="3"/>
    <circle cx="238" cy="148" r="54" fill="${pale}"/>${drawGlyph(motif, { main: light, soft: tint, cut: '#FFFFFF' }, 238, 148, 66)}
    <rect x="182" y="222" width="112" height="12" rx="6" fill="${tint}"/><rect x="182" y="246" width="72" height="12" rx="6" fill="${pale}"/></g>
    <circle cx="336" cy="250" r="34" fill="#FFFFFF"/><circle cx="336" cy="250" r="29" fill="url(#body)"/><path d="M324 256a14 14 0 0 1 24 0M326 243h.1M346 243h.1" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round"/>
    <path d="M96 300c-4-30 4-48 18-62 4 22 2 44-6 62zM112 300c2-18 12-30 26-36-2 16-8 28-18 36z" fill="${light}" opacity="0.8"/>${sparkle(384, 148, 13, accent)}${sparkle(112, 184, 10, main)}`,
  )
}
