import { mix, type PaletteName, palettes } from './palettes'
import { sheet } from './shapes'

/** A person without a face: hair style, colours of skin, hair and ground. */
export interface AvatarPicture {
  hair: 'short' | 'long' | 'bun' | 'curly'
  skin: string
  hairColour: string
  palette: PaletteName
}

const behind: Readonly<Record<AvatarPicture['hair'], string>> = {
  short: '',
  long: '<path d="M46 70a34 34 0 0 1 68 0v42c0 10-68 10-68 0z"/>',
  bun: '<circle cx="80" cy="30" r="14"/><path d="M47 72a33 33 0 0 1 66 0v10H47z"/>',
  curly:
    '<circle cx="52" cy="66" r="16"/><circle cx="108" cy="66" r="16"/><circle cx="54" cy="86" r="12"/><circle cx="106" cy="86" r="12"/>',
}

const above: Readonly<Record<AvatarPicture['hair'], string>> = {
  short: '<path d="M51 70c-4-24 12-38 30-38s33 12 28 38c-3-10-9-15-15-17-12 4-28 2-36-2-4 5-6 10-7 19z"/>',
  long: '<path d="M52 76c-3-26 10-42 28-42s31 16 28 42c-4-14-12-22-22-26-8 10-22 16-34 26z"/>',
  bun: '<path d="M52 70c0-22 12-34 28-34s28 12 28 34c-8-12-18-16-28-16s-20 4-28 16z"/>',
  curly: '<circle cx="60" cy="48" r="14"/><circle cx="80" cy="41" r="15"/><circle cx="100" cy="48" r="14"/>',
}

/** SVG of a round avatar, 160 × 160. */
export function avatarSvg({ hair, skin, hairColour, palette: name }: AvatarPicture): string {
  const palette = palettes[name]
  return sheet(
    160,
    160,
    palette,
    `<clipPath id="round"><circle cx="80" cy="80" r="80"/></clipPath><g clip-path="url(#round)"><rect width="160" height="160" fill="url(#back)"/><circle cx="126" cy="36" r="46" fill="#FFFFFF" opacity="0.18"/>
    <g fill="${hairColour}">${behind[hair]}</g><path d="M22 168c0-34 24-52 58-52s58 18 58 52z" fill="url(#body)"/>
    <path d="M68 96h24v20a12 12 0 0 1-24 0z" fill="${mix(skin, '#8A4B2A', 0.18)}"/><rect x="54" y="46" width="52" height="62" rx="26" fill="${skin}"/><g fill="${hairColour}">${above[hair]}</g></g>`,
  )
}
