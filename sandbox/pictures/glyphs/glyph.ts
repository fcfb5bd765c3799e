import { deer, island, whale } from './brand'
import { bolt, book, diamond, film, gamepad, grid, mic, music, phone, signal } from './digital'
import { burger, cake, cup, drop, flame, leaf, noodle, tea } from './food'
import type { Glyph, Ink } from './ink'
import { bag, balloon, broom, cart, dumbbell, gift, heart, tooth, users, washer } from './life'
import { card, clock, coin, crown, percent, shield, star, ticket, wallet } from './money'
import { bank, headset, person } from './service'
import { bike, box, bus, car, fuel, home, plane, train, wrench } from './travel'

/** Every motif and its drawing. */
export const glyphs = {
  ...{ phone, signal, film, music, book, mic, gamepad, diamond, bolt, grid },
  ...{ cup, tea, burger, cake, noodle, drop, flame, leaf },
  ...{ fuel, car, bus, train, plane, bike, wrench, home, box },
  ...{ bag, gift, cart, broom, washer, heart, tooth, dumbbell, balloon, users },
  ...{ crown, coin, wallet, ticket, star, shield, card, percent, clock },
  ...{ person, bank, headset },
  ...{ deer, whale, island },
} satisfies Record<string, Glyph>

/** What a picture is about: the glyph that is drawn on it. */
export type Motif = keyof typeof glyphs

/** A glyph of `size` pixels around the point (x, y). */
export function drawGlyph(motif: Motif, ink: Ink, x: number, y: number, size: number): string {
  const scale = size / 48
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">${glyphs[motif](ink)}</g>`
}
