/** Every colour in a style value as red, green and blue, each from 0 to 1. */
export const coloursIn = (value: string): number[][] =>
  [...value.matchAll(/#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})/gi)].map((match) =>
    match.slice(1).map((part) => Number.parseInt(part, 16) / 255),
  )

const luminance = (colour: number[]): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, each as red, green and blue from 0 to 1, as WCAG defines it, from 1 to 21. */
export function contrastOf(one: number[], other: number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The same of two style values. */
export const contrast = (one: string, other: string): number =>
  contrastOf(coloursIn(one)[0] ?? [], coloursIn(other)[0] ?? [])

/** The hue of a colour, in degrees. */
export function hue(value: string): number {
  const [red = 0, green = 0, blue = 0] = coloursIn(value)[0] ?? []
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}
