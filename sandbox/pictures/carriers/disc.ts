import { drawGlyph } from '../glyphs/glyph'
import { ball, floorShadow, sparkle, whiteInk } from '../shapes'
import type { DrawCarrier } from './carrier'

/** A record that slides out of its sleeve. */
export const disc: DrawCarrier = (motif, palette) =>
  `${floorShadow(310, 474, 216, 32)}
  <g transform="rotate(-5 300 300)">
  <circle cx="392" cy="302" r="132" fill="url(#dark)"/><g fill="none" stroke="#FFFFFF" opacity="0.16" stroke-width="2"><circle cx="392" cy="302" r="116"/><circle cx="392" cy="302" r="100"/><circle cx="392" cy="302" r="84"/><circle cx="392" cy="302" r="68"/></g>
  <circle cx="392" cy="302" r="48" fill="url(#gold)"/><circle cx="392" cy="302" r="9" fill="${palette.pale}"/>
  <rect x="108" y="164" width="272" height="288" rx="34" fill="${palette.deep}"/><rect x="108" y="156" width="272" height="288" rx="34" fill="url(#body)"/>
  <clipPath id="sleeve"><rect x="108" y="156" width="272" height="288" rx="34"/></clipPath><g clip-path="url(#sleeve)"><circle cx="360" cy="170" r="150" fill="#FFFFFF" opacity="0.12"/><circle cx="130" cy="430" r="110" fill="#FFFFFF" opacity="0.1"/></g>
  ${drawGlyph(motif, whiteInk(palette), 244, 290, 150)}<rect x="140" y="404" width="84" height="12" rx="6" fill="#FFFFFF" opacity="0.8"/><rect x="234" y="404" width="40" height="12" rx="6" fill="#FFFFFF" opacity="0.4"/></g>
  ${ball(508, 168, 20)}${ball(96, 130, 12)}${sparkle(446, 132, 24, palette.accent)}${sparkle(500, 452, 16, '#FFFFFF')}`
