import { box } from './carriers/box'
import { card } from './carriers/card'
import type { DrawCarrier } from './carriers/carrier'
import { disc } from './carriers/disc'
import { phone } from './carriers/phone'
import { ticket } from './carriers/ticket'
import { tile } from './carriers/tile'
import { palettes } from './palettes'
import { sheet } from './shapes'
import type { Carrier, GoodsPicture } from './spec'

/** Every carrier and its drawing. */
export const carriers: Readonly<Record<Carrier, DrawCarrier>> = { card, ticket, tile, phone, box, disc }

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
