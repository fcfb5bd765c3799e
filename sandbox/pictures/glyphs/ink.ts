/** The colours of a glyph: its body, its lighter parts, and the details cut into the body. */
export interface Ink {
  main: string
  soft: string
  cut: string
}

/** SVG markup inside a box of 48 × 48. */
export type Glyph = (ink: Ink) => string

/** Attributes of a round-ended line. */
export function line(colour: string, width: number): string {
  return `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
}

/** Attributes of a filled shape whose corners are rounded by a stroke. */
export function rounded(colour: string, width = 3): string {
  return `fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`
}
