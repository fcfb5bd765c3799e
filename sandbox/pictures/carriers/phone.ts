import { drawGlyph } from '../glyphs/glyph'
import { ball, coin, floorShadow, sparkle, whiteInk } from '../shapes'
import type { DrawCarrier } from './carrier'

/** A telephone that shows the motif, with a message beside it. */
export const phone: DrawCarrier = (motif, palette) =>
  `${floorShadow(300, 512, 190, 30)}
  <g transform="rotate(7 300 300)">
  <rect x="196" y="94" width="222" height="416" rx="42" fill="${palette.deep}"/><rect x="188" y="90" width="222" height="416" rx="42" fill="url(#dark)"/>
  <rect x="200" y="102" width="198" height="392" rx="32" fill="url(#white)"/><rect x="262" y="114" width="74" height="18" rx="9" fill="${palette.deep}"/>
  <rect x="226" y="166" width="146" height="146" rx="42" fill="url(#body)"/>${drawGlyph(motif, whiteInk(palette), 299, 239, 90)}
  <rect x="234" y="338" width="130" height="16" rx="8" fill="${palette.light}"/><rect x="254" y="368" width="90" height="12" rx="6" fill="${palette.tint}"/>
  <rect x="226" y="414" width="146" height="46" rx="23" fill="url(#body)"/><rect x="270" y="431" width="58" height="12" rx="6" fill="#FFFFFF"/></g>
  <g transform="rotate(-6 180 250)"><rect x="96" y="206" width="150" height="78" rx="24" fill="${palette.light}"/><rect x="96" y="200" width="150" height="78" rx="24" fill="#FFFFFF"/>
  <circle cx="136" cy="239" r="21" fill="url(#body)"/><path d="M127 239l6.5 6.5 12-13" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <rect x="168" y="224" width="56" height="11" rx="5.5" fill="${palette.light}"/><rect x="168" y="244" width="38" height="11" rx="5.5" fill="${palette.tint}"/></g>
  ${coin(446, 392, 46, 12)}${coin(150, 428, 30, -12)}${ball(470, 190, 18)}${sparkle(150, 132, 22, palette.accent)}${sparkle(486, 286, 14, '#FFFFFF')}`
