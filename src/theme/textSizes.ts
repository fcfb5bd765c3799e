/** How large texts are; `type.scss` has their factors. The largest is for older customers (GB/T 37668: main text of at least 18 pt). */
export const textSizes = ['standard', 'large', 'largest'] as const

export type TextSize = (typeof textSizes)[number]

/** The class of what has texts of this size; a screen has it in place of a style, which a mini-program would send anew as a whole. */
export const classOfTextSize = (size: TextSize): string => (size === 'standard' ? '' : `is-${size}`)

/** The size for a customer who has not chosen one, by how much larger than usual their host draws texts (1 is usual). */
export function textSizeFor(hostScale: number): TextSize {
  if (hostScale >= 1.4) return 'largest'
  return hostScale >= 1.15 ? 'large' : 'standard'
}
