/** Where the time is written, in CSS pixels. */
const TIME = { x: 40, y: 20 }

/** Below this luminance a ground is dark, so that white is read better on it than black. */
const DARK = 0.4

/** Luminance of the first colour of a style value, from 0 to 1; undefined where it has none that is opaque. */
export function luminanceOf(style: string): number | undefined {
  const [, red, green, blue, alpha = '1'] = /rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)/.exec(style) ?? []
  if (red === undefined || Number(alpha) < 0.5) return undefined
  return (0.3 * Number(red) + 0.59 * Number(green) + 0.11 * Number(blue)) / 255
}

/** Whether the app is dark where the phone writes the time. */
export function isDarkUnderBar(shown: Document): boolean {
  for (const element of shown.elementsFromPoint(TIME.x, TIME.y)) {
    const { backgroundImage, backgroundColor } = getComputedStyle(element)
    const luminance = luminanceOf(backgroundImage) ?? luminanceOf(backgroundColor)
    if (luminance !== undefined) return luminance < DARK
  }
  return false
}
