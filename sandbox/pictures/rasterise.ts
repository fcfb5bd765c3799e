import { Resvg } from '@resvg/resvg-js'
import { encodePng } from './png'

/** The rasteriser answers colours multiplied by their alpha; PNG wants them plain. */
function unpremultiply(pixels: Buffer): Buffer {
  const plain = Buffer.from(pixels)
  for (let at = 0; at < plain.length; at += 4) {
    const alpha = plain[at + 3] ?? 0
    if (alpha === 0 || alpha === 255) continue
    for (let i = at; i < at + 3; i++) plain[i] = Math.min(255, Math.round(((plain[i] ?? 0) * 255) / alpha))
  }
  return plain
}

/** A PNG of an SVG document, at the size that the document states. */
export function rasterise(svg: string): Buffer {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return encodePng(unpremultiply(image.pixels), image.width, image.height)
}
