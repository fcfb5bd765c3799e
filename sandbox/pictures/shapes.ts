import type { Ink } from './glyphs/ink'
import { mix, type Palette } from './palettes'

/** A complete SVG document with the gradients of the palette, named by their use. */
export function sheet(width: number, height: number, palette: Palette, body: string): string {
  const { pale, tint, light, main, deep } = palette
  const bright = mix(light, main, 0.55)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
  <linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${pale}"/><stop offset="1" stop-color="${tint}"/></linearGradient>
  <linearGradient id="body" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${bright}"/><stop offset="1" stop-color="${mix(main, deep, 0.2)}"/></linearGradient>
  <linearGradient id="back" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(tint, light, 0.45)}"/><stop offset="1" stop-color="${light}"/></linearGradient>
  <linearGradient id="dark" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(main, deep, 0.75)}"/><stop offset="1" stop-color="${mix(deep, '#101828', 0.35)}"/></linearGradient>
  <linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFE9A8"/><stop offset="1" stop-color="#F4A62A"/></linearGradient>
  <linearGradient id="white" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFFFFF"/><stop offset="1" stop-color="${mix(pale, '#FFFFFF', 0.3)}"/></linearGradient>
  <radialGradient id="floor"><stop offset="0" stop-color="${deep}" stop-opacity="0.32"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></radialGradient>
  <radialGradient id="ball" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="${mix(light, '#FFFFFF', 0.5)}"/><stop offset="1" stop-color="${mix(light, main, 0.6)}"/></radialGradient>
  </defs>${body}</svg>`
}

/** White ink for a glyph on a coloured body. */
export function whiteInk({ main, tint, light }: Palette): Ink {
  return { main: '#FFFFFF', soft: mix(tint, light, 0.35), cut: main }
}

/** Coloured ink for a glyph on white or a pale ground. */
export function colourInk({ main, light, deep }: Palette): Ink {
  return { main: mix(main, deep, 0.1), soft: light, cut: '#FFFFFF' }
}

/** A soft shadow lying on the floor. */
export function floorShadow(x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#floor)"/>`
}

/** A gold coin with the yuan mark. */
export function coin(x: number, y: number, r: number, turn = 0): string {
  const s = r / 24
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><circle cx="1.5" cy="3.5" r="24" fill="#D98412"/><circle r="24" fill="url(#gold)"/><circle r="18.5" fill="none" stroke="#FFF3CC" stroke-width="2"/>
  <path d="M-7-10L0-1 7-10M0-1v12M-7 1H7M-7 6.5H7" fill="none" stroke="#C9730B" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></g>`
}

/** A glossy ball in the colours of the palette. */
export function ball(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#ball)"/>`
}

/** A four-pointed sparkle. */
export function sparkle(x: number, y: number, r: number, colour: string): string {
  const q = r * 0.16
  return `<path d="M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}z" fill="${colour}"/>`
}
