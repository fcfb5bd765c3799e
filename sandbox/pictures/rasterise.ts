import { renderAsync } from '@resvg/resvg-js'

/** A picture file without losses of an SVG document, `width` pixels wide; the height keeps the proportions of the document. */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } })
  return image.asPng()
}
