import { qrCode } from '@/lib/qrCode'
import { rasterise } from '../../../pictures/rasterise'

/** The white room around a code that scanners need, in modules. */
const QUIET = 4
/** Width of the picture in pixels: between two and three for each CSS pixel where the app shows it. */
const WIDTH = 560

/** A text as a QR code with the room that scanners need: a PNG in base64. */
export async function qrPicture(text: string): Promise<string> {
  const rows = qrCode(text)
  const size = rows.length + 2 * QUIET
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
  return (await rasterise(svg, WIDTH)).toString('base64')
}
