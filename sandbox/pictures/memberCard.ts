import { drawGlyph, type Motif } from './glyphs/glyph'
import { palettes } from './palettes'
import { sheet } from './shapes'

/** A membership card: a gradient of three colours, a metal for its lines and emblem. */
export interface MemberCardPicture {
  motif: Motif
  ground: readonly [string, string, string]
  metal: string
}

/** SVG of the ground of a membership card, 1029 × 480; the left two thirds stay calm for text. */
export function memberCardSvg({ motif, ground, metal }: MemberCardPicture): string {
  const [from, middle, to] = ground
  const waves = [0, 1, 2, 3, 4, 5, 6]
    .map(
      (i) =>
        `<path d="M${380 + i * 34} 480C${560 + i * 30} ${330 - i * 16} ${640 + i * 26} ${440 - i * 40} 1029 ${210 - i * 44}" stroke-opacity="${0.3 - i * 0.032}"/>`,
    )
    .join('')
  return sheet(
    1029,
    480,
    palettes.gold,
    `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="0.55" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <linearGradient id="metal" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFFFFF"/><stop offset="1" stop-color="${metal}"/></linearGradient>
    <rect width="1029" height="480" fill="url(#ground)"/><path d="M0 0h520L250 480H0z" fill="#FFFFFF" opacity="0.045"/><path d="M0 0h320L50 480H0z" fill="#FFFFFF" opacity="0.04"/>
    <circle cx="868" cy="196" r="240" fill="${metal}" opacity="0.1"/><circle cx="868" cy="196" r="164" fill="${metal}" opacity="0.12"/>
    <g fill="none" stroke="${metal}" stroke-width="2.5">${waves}</g>
    <g opacity="0.92">${drawGlyph(motif, { main: 'url(#metal)', soft: metal, cut: middle }, 868, 196, 176)}</g>`,
  )
}
