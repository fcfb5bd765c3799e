/** Colours from light to dark. White text is readable on `deep`; `accent` is a warm or cool counterpoint. */
export interface Palette {
  pale: string
  tint: string
  light: string
  main: string
  deep: string
  accent: string
}

export const palettes = {
  jade: { pale: '#EFFBF4', tint: '#CFF3DE', light: '#7FE0AA', main: '#1ACD66', deep: '#086F39', accent: '#FFC94D' },
  ocean: { pale: '#EEF5FF', tint: '#CFE3FF', light: '#86B8FF', main: '#2F7BFF', deep: '#1B4FC4', accent: '#FFB648' },
  violet: { pale: '#F4F0FF', tint: '#DFD3FF', light: '#B79BFF', main: '#7B4DFF', deep: '#4C27B8', accent: '#FF8FB1' },
  rose: { pale: '#FFF0F4', tint: '#FFD3DF', light: '#FF9BB6', main: '#FF4F80', deep: '#C0265A', accent: '#FFC86B' },
  amber: { pale: '#FFF7EA', tint: '#FFE3B8', light: '#FFC670', main: '#F79A1E', deep: '#9A5200', accent: '#FF7043' },
  coral: { pale: '#FFF2EC', tint: '#FFD8C8', light: '#FFA583', main: '#FF6237', deep: '#BE3410', accent: '#FFCF5C' },
  teal: { pale: '#EBFAFA', tint: '#C4EFEF', light: '#74D9D8', main: '#12B5B5', deep: '#08706F', accent: '#FFB57A' },
  indigo: { pale: '#F0F1FF', tint: '#D4D8FF', light: '#9AA3FF', main: '#4B57F0', deep: '#2A2FA8', accent: '#4FD8E8' },
  sky: { pale: '#ECF9FF', tint: '#C5ECFF', light: '#7DD3FF', main: '#1FA9F4', deep: '#0B68A3', accent: '#FFD15C' },
  gold: { pale: '#FFF9E8', tint: '#FFEBB5', light: '#FFD66B', main: '#F6B01E', deep: '#935200', accent: '#FF7A59' },
  plum: { pale: '#FBF0FB', tint: '#F0D0F1', light: '#DC97DF', main: '#B647BC', deep: '#7A237F', accent: '#FFB95E' },
  graphite: { pale: '#F2F4F7', tint: '#D9DFE8', light: '#9AA7BA', main: '#4C5B73', deep: '#27324A', accent: '#F2B95C' },
} satisfies Record<string, Palette>

/** A named set of colours; every brand has its own. */
export type PaletteName = keyof typeof palettes

/** The colour that lies `share` (0–1) of the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}
