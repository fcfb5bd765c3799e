import { drawGlyph } from '../glyphs/glyph'
import { ball, coin, floorShadow, sparkle, whiteInk } from '../shapes'
import type { DrawCarrier } from './carrier'

/** A thick rounded tile standing on a low stage. */
export const tile: DrawCarrier = (motif, palette) =>
  `<ellipse cx="300" cy="462" rx="208" ry="46" fill="${palette.light}" opacity="0.55"/><ellipse cx="300" cy="450" rx="208" ry="46" fill="url(#white)"/>${floorShadow(300, 450, 160, 30)}
  <g transform="rotate(-5 300 290)">
  <rect x="172" y="172" width="256" height="256" rx="72" fill="${palette.deep}"/>
  <rect x="172" y="156" width="256" height="256" rx="72" fill="url(#body)"/>
  <clipPath id="face"><rect x="172" y="156" width="256" height="256" rx="72"/></clipPath><g clip-path="url(#face)"><circle cx="220" cy="180" r="130" fill="#FFFFFF" opacity="0.14"/><circle cx="420" cy="410" r="96" fill="#FFFFFF" opacity="0.1"/></g>
  ${drawGlyph(motif, whiteInk(palette), 300, 284, 158)}</g>
  ${coin(446, 404, 38, 14)}${coin(482, 442, 25, -8)}${ball(142, 214, 24)}${ball(118, 400, 13)}${sparkle(462, 172, 26, palette.accent)}${sparkle(160, 142, 13, '#FFFFFF')}`
