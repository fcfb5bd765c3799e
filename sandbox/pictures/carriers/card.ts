import { drawGlyph } from '../glyphs/glyph'
import { coin, floorShadow, sparkle, whiteInk } from '../shapes'
import type { DrawCarrier } from './carrier'

/** Two plastic cards, one behind the other. */
export const card: DrawCarrier = (motif, palette) =>
  `${floorShadow(300, 468, 220, 34)}
  <g transform="rotate(9 300 300)"><rect x="132" y="150" width="356" height="226" rx="30" fill="url(#back)"/><rect x="132" y="190" width="356" height="40" fill="#FFFFFF" opacity="0.35"/></g>
  <g transform="rotate(-7 300 310)">
  <rect x="112" y="206" width="376" height="238" rx="32" fill="${palette.deep}"/>
  <rect x="112" y="198" width="376" height="238" rx="32" fill="url(#body)"/>
  <clipPath id="face"><rect x="112" y="198" width="376" height="238" rx="32"/></clipPath>
  <g clip-path="url(#face)"><circle cx="440" cy="190" r="150" fill="#FFFFFF" opacity="0.1"/><circle cx="480" cy="250" r="150" fill="#FFFFFF" opacity="0.08"/></g>
  ${drawGlyph(motif, whiteInk(palette), 216, 298, 142)}
  <rect x="150" y="388" width="84" height="12" rx="6" fill="#FFFFFF" opacity="0.75"/><rect x="244" y="388" width="44" height="12" rx="6" fill="#FFFFFF" opacity="0.4"/>
  <rect x="392" y="232" width="58" height="42" rx="9" fill="url(#gold)"/><path d="M392 253h58M411 232v42M431 232v42" stroke="#D98412" stroke-width="2" opacity="0.6"/></g>
  ${coin(452, 420, 46, 12)}${sparkle(132, 170, 22, palette.accent)}${sparkle(496, 150, 14, '#FFFFFF')}`
