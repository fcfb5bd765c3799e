import { drawGlyph } from './glyphs/glyph'
import { mix, palettes } from './palettes'
import { coin, sheet, sparkle, whiteInk } from './shapes'
import type { EmblemPicture } from './spec'

/** SVG of a banner, 1029 × 420: the artwork stands on the right, the left half stays calm for white text. */
export function bannerSvg({ motif, palette: name }: EmblemPicture): string {
  const palette = palettes[name]
  const { light, main, deep, accent } = palette
  return sheet(
    1029,
    420,
    palette,
    `<linearGradient id="wide" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${deep}"/><stop offset="0.6" stop-color="${mix(deep, main, 0.08)}"/><stop offset="1" stop-color="${mix(main, light, 0.25)}"/></linearGradient>
    <rect width="1029" height="420" fill="url(#wide)"/>
    <path d="M0 420V356c150-46 300-40 450 4s330 40 579-40v100z" fill="#FFFFFF" opacity="0.06"/><path d="M0 420v-30c220-34 420 20 640 10s290-60 389-90v110z" fill="#FFFFFF" opacity="0.07"/>
    <circle cx="800" cy="206" r="250" fill="#FFFFFF" opacity="0.07"/><circle cx="800" cy="206" r="186" fill="#FFFFFF" opacity="0.1"/>
    <ellipse cx="800" cy="352" rx="176" ry="34" fill="${deep}" opacity="0.35"/><ellipse cx="800" cy="342" rx="176" ry="34" fill="${mix(light, '#FFFFFF', 0.25)}"/><ellipse cx="800" cy="336" rx="150" ry="26" fill="#FFFFFF" opacity="0.6"/>
    <g transform="rotate(7 800 200)"><rect x="690" y="86" width="220" height="220" rx="62" fill="${deep}"/><rect x="690" y="74" width="220" height="220" rx="62" fill="url(#body)"/><rect x="690" y="74" width="220" height="220" rx="62" fill="none" stroke="#FFFFFF" stroke-width="3" opacity="0.35"/>
    <clipPath id="face"><rect x="690" y="74" width="220" height="220" rx="62"/></clipPath><g clip-path="url(#face)"><circle cx="730" cy="96" r="112" fill="#FFFFFF" opacity="0.14"/><circle cx="904" cy="292" r="84" fill="#FFFFFF" opacity="0.1"/></g>${drawGlyph(motif, whiteInk(palette), 800, 184, 136)}</g>
    <g transform="rotate(-16 624 256)"><rect x="572" y="214" width="112" height="72" rx="14" fill="${mix(light, '#FFFFFF', 0.4)}"/><rect x="572" y="232" width="112" height="14" fill="${main}" opacity="0.45"/><rect x="586" y="262" width="40" height="9" rx="4.5" fill="${main}" opacity="0.5"/></g>
    ${coin(948, 288, 42, 14)}${coin(918, 340, 28, -10)}${coin(664, 108, 26, -18)}${sparkle(958, 96, 26, accent)}${sparkle(636, 348, 16, '#FFFFFF')}${sparkle(590, 150, 12, accent)}`,
  )
}
