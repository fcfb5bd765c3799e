import { drawGlyph } from '../glyphs/glyph'
import { ball, coin, colourInk, floorShadow, sparkle } from '../shapes'
import type { DrawCarrier } from './carrier'

/** A present with ribbon and bow; the motif is its label. */
export const box: DrawCarrier = (motif, palette) =>
  `${floorShadow(300, 486, 216, 34)}
  <g transform="rotate(-3 300 320)">
  <path d="M300 190C232 186 178 158 196 116c14-30 66-20 104 74zM300 190c68-4 122-32 104-74-14-30-66-20-104 74z" fill="${palette.accent}"/>
  <path d="M300 188c-40-8-82-28-78-52 6-18 44-8 78 52zM300 188c40-8 82-28 78-52-6-18-44-8-78 52z" fill="${palette.deep}" opacity="0.28"/>
  <path d="M164 246h272v208a28 28 0 0 1-28 28H192a28 28 0 0 1-28-28z" fill="url(#body)"/><path d="M164 246h272v34H164z" fill="${palette.deep}" opacity="0.35"/>
  <rect x="276" y="246" width="48" height="236" fill="${palette.accent}"/>
  <rect x="142" y="186" width="316" height="74" rx="20" fill="url(#back)"/><rect x="276" y="186" width="48" height="74" fill="${palette.accent}"/><circle cx="300" cy="190" r="21" fill="${palette.accent}"/><circle cx="300" cy="190" r="21" fill="#FFFFFF" opacity="0.3"/>
  <circle cx="300" cy="376" r="78" fill="${palette.deep}" opacity="0.3"/><circle cx="300" cy="370" r="78" fill="#FFFFFF"/>${drawGlyph(motif, colourInk(palette), 300, 370, 92)}</g>
  ${coin(462, 446, 40, 14)}${coin(136, 458, 28, -10)}${ball(486, 180, 18)}${sparkle(118, 196, 24, palette.accent)}${sparkle(494, 300, 15, '#FFFFFF')}`
