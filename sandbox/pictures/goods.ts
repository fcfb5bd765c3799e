import { carriers } from './carriers'
import { palettes } from './palettes'
import { sheet } from './shapes'
import type { GoodsPicture } from './spec'

/** SVG of a goods picture, 600 × 600. */
export function goodsSvg({ motif, carrier, palette: name }: GoodsPicture): string {
  const palette = palettes[name]
  return sheet(
    600,
    600,
    palette,
    `<rect width="600" height="600" fill="url(#paper)"/>
    <circle cx="300" cy="292" r="236" fill="#FFFFFF" opacity="0.5"/><circle cx="300" cy="292" r="272" fill="none" stroke="#FFFFFF" stroke-width="2" opacity="0.7"/>
    ${carriers[carrier](motif, palette)}`,
  )
}
