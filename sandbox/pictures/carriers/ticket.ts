import { drawGlyph } from '../glyphs/glyph'
import { ball, coin, floorShadow, sparkle, whiteInk } from '../shapes'
import type { DrawCarrier } from './carrier'

const outline =
  'M130 196h340a26 26 0 0 1 26 26v50a30 30 0 0 0 0 60v50a26 26 0 0 1-26 26H130a26 26 0 0 1-26-26v-50a30 30 0 0 0 0-60v-50a26 26 0 0 1 26-26z'

/** A voucher with notches and a stub to tear off. */
export const ticket: DrawCarrier = (motif, palette) =>
  `${floorShadow(300, 462, 216, 32)}
  <g transform="rotate(10 300 300) translate(14 -34)"><path d="${outline}" fill="url(#back)"/></g>
  <g transform="rotate(-8 300 300)">
  <path d="${outline}" transform="translate(0 9)" fill="${palette.deep}"/><path d="${outline}" fill="url(#body)"/>
  <path d="M376 196h94a26 26 0 0 1 26 26v50a30 30 0 0 0 0 60v50a26 26 0 0 1-26 26h-94z" fill="url(#white)"/>
  <path d="M376 214v176" stroke="${palette.light}" stroke-width="5" stroke-dasharray="1 15" stroke-linecap="round"/>
  <circle cx="240" cy="302" r="82" fill="#FFFFFF" opacity="0.16"/>
  ${drawGlyph(motif, whiteInk(palette), 240, 302, 118)}
  <rect x="406" y="246" width="42" height="14" rx="7" fill="${palette.main}"/><rect x="406" y="276" width="56" height="12" rx="6" fill="${palette.tint}"/><rect x="406" y="302" width="34" height="12" rx="6" fill="${palette.tint}"/>
  <path d="M406 336v26M414 336v26M424 336v26M430 336v26M440 336v26M450 336v26" stroke="${palette.deep}" stroke-width="4"/></g>
  ${coin(140, 432, 40, -14)}${ball(486, 160, 17)}${sparkle(126, 160, 20, palette.accent)}${sparkle(462, 440, 15, '#FFFFFF')}`
