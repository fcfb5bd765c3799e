import { drawGlyph, type Motif } from './glyphs/glyph'
import type { Palette } from './palettes'
import { ball, coin, colourInk, floorShadow, sparkle, whiteInk } from './shapes'
import type { Carrier } from './spec'

/** Draws an object around the middle of a 600 × 600 sheet, its gradients being those of the sheet. */
type DrawCarrier = (motif: Motif, palette: Palette) => string

/** Two plastic cards, one behind the other. */
const card: DrawCarrier = (motif, palette) =>
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

const outline =
  'M130 196h340a26 26 0 0 1 26 26v50a30 30 0 0 0 0 60v50a26 26 0 0 1-26 26H130a26 26 0 0 1-26-26v-50a30 30 0 0 0 0-60v-50a26 26 0 0 1 26-26z'

/** A voucher with notches and a stub to tear off. */
const ticket: DrawCarrier = (motif, palette) =>
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

/** A thick rounded tile standing on a low stage. */
const tile: DrawCarrier = (motif, palette) =>
  `<ellipse cx="300" cy="462" rx="208" ry="46" fill="${palette.light}" opacity="0.55"/><ellipse cx="300" cy="450" rx="208" ry="46" fill="url(#white)"/>${floorShadow(300, 450, 160, 30)}
  <g transform="rotate(-5 300 290)">
  <rect x="172" y="172" width="256" height="256" rx="72" fill="${palette.deep}"/>
  <rect x="172" y="156" width="256" height="256" rx="72" fill="url(#body)"/>
  <clipPath id="face"><rect x="172" y="156" width="256" height="256" rx="72"/></clipPath><g clip-path="url(#face)"><circle cx="220" cy="180" r="130" fill="#FFFFFF" opacity="0.14"/><circle cx="420" cy="410" r="96" fill="#FFFFFF" opacity="0.1"/></g>
  ${drawGlyph(motif, whiteInk(palette), 300, 284, 158)}</g>
  ${coin(446, 404, 38, 14)}${coin(482, 442, 25, -8)}${ball(142, 214, 24)}${ball(118, 400, 13)}${sparkle(462, 172, 26, palette.accent)}${sparkle(160, 142, 13, '#FFFFFF')}`

/** A telephone that shows the motif, with a message beside it. */
const phone: DrawCarrier = (motif, palette) =>
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

/** A present with ribbon and bow; the motif is its label. */
const box: DrawCarrier = (motif, palette) =>
  `${floorShadow(300, 486, 216, 34)}
  <g transform="rotate(-3 300 320)">
  <path d="M300 190C232 186 178 158 196 116c14-30 66-20 104 74zM300 190c68-4 122-32 104-74-14-30-66-20-104 74z" fill="${palette.accent}"/>
  <path d="M300 188c-40-8-82-28-78-52 6-18 44-8 78 52zM300 188c40-8 82-28 78-52-6-18-44-8-78 52z" fill="${palette.deep}" opacity="0.28"/>
  <path d="M164 246h272v208a28 28 0 0 1-28 28H192a28 28 0 0 1-28-28z" fill="url(#body)"/><path d="M164 246h272v34H164z" fill="${palette.deep}" opacity="0.35"/>
  <rect x="276" y="246" width="48" height="236" fill="${palette.accent}"/>
  <rect x="142" y="186" width="316" height="74" rx="20" fill="url(#back)"/><rect x="276" y="186" width="48" height="74" fill="${palette.accent}"/><circle cx="300" cy="190" r="21" fill="${palette.accent}"/><circle cx="300" cy="190" r="21" fill="#FFFFFF" opacity="0.3"/>
  <circle cx="300" cy="376" r="78" fill="${palette.deep}" opacity="0.3"/><circle cx="300" cy="370" r="78" fill="#FFFFFF"/>${drawGlyph(motif, colourInk(palette), 300, 370, 92)}</g>
  ${coin(462, 446, 40, 14)}${coin(136, 458, 28, -10)}${ball(486, 180, 18)}${sparkle(118, 196, 24, palette.accent)}${sparkle(494, 300, 15, '#FFFFFF')}`

/** A record that slides out of its sleeve. */
const disc: DrawCarrier = (motif, palette) =>
  `${floorShadow(310, 474, 216, 32)}
  <g transform="rotate(-5 300 300)">
  <circle cx="392" cy="302" r="132" fill="url(#dark)"/><g fill="none" stroke="#FFFFFF" opacity="0.16" stroke-width="2"><circle cx="392" cy="302" r="116"/><circle cx="392" cy="302" r="100"/><circle cx="392" cy="302" r="84"/><circle cx="392" cy="302" r="68"/></g>
  <circle cx="392" cy="302" r="48" fill="url(#gold)"/><circle cx="392" cy="302" r="9" fill="${palette.pale}"/>
  <rect x="108" y="164" width="272" height="288" rx="34" fill="${palette.deep}"/><rect x="108" y="156" width="272" height="288" rx="34" fill="url(#body)"/>
  <clipPath id="sleeve"><rect x="108" y="156" width="272" height="288" rx="34"/></clipPath><g clip-path="url(#sleeve)"><circle cx="360" cy="170" r="150" fill="#FFFFFF" opacity="0.12"/><circle cx="130" cy="430" r="110" fill="#FFFFFF" opacity="0.1"/></g>
  ${drawGlyph(motif, whiteInk(palette), 244, 290, 150)}<rect x="140" y="404" width="84" height="12" rx="6" fill="#FFFFFF" opacity="0.8"/><rect x="234" y="404" width="40" height="12" rx="6" fill="#FFFFFF" opacity="0.4"/></g>
  ${ball(508, 168, 20)}${ball(96, 130, 12)}${sparkle(446, 132, 24, palette.accent)}${sparkle(500, 452, 16, '#FFFFFF')}`

/** Every carrier and its drawing. */
export const carriers: Readonly<Record<Carrier, DrawCarrier>> = { card, ticket, tile, phone, box, disc }
