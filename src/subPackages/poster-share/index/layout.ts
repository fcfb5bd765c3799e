import type { Poster, PosterInfoRes } from '@/contract/member/goldActivity'
import type { Drawing, DrawnBox, DrawnPicture, DrawnText } from '@/platform/media/posterPort'
import { posterColours } from '@/theme/posterColours'

/** Words that are printed on a poster. */
export interface PrintedWords {
  invites: string
  scan: string
  once: string
  brand: string
}

const width = 750
const height = 1040
/** Room at the left and right. */
const edge = 40

/** The picture; its left half is calm, and has the text. */
const banner = { x: edge, y: 180, width: width - 2 * edge, height: 273 }
/** Where the customer and the code stand: light, so that scanners find the code. */
const panel = { x: edge, y: 500, width: width - 2 * edge, height: 420 }
const code = { x: panel.x + panel.width - 320 - 14, y: panel.y + 50, width: 320, height: 320 }
const face = { x: panel.x + 32, y: panel.y + 60, width: 104, height: 104 }
/** What the words beside the code may take. */
const beside = code.x - face.x - 8

/** A poster as every host draws it. Texts that are too long for their place are printed smaller, then shortened. */
export function posterDrawing(
  poster: Poster,
  { qrCode, imgUrl }: Pick<PosterInfoRes, 'qrCode' | 'imgUrl'>,
  words: PrintedWords,
): Drawing {
  const { title, text, picture, colour, endColour } = poster
  const lines = wrapped(text, 30, banner.width * 0.42, 3)
  const firstLine = banner.y + banner.height / 2 - (lines.length - 1) * 22
  return {
    width,
    height,
    parts: [
      box({ x: 0, y: 0, width, height, fill: [colour, endColour] }),
      line(edge, 106, { ...sized(title, 60, 40, banner.width), colour: posterColours.onGround, bold: true }),
      ...shown({ kind: 'picture', ...banner, src: picture, radius: 36 }),
      ...lines.map((one, index) =>
        line(banner.x + 32, firstLine + index * 44, { text: one, size: 30, colour: posterColours.onGround }),
      ),
      box({ ...panel, fill: posterColours.paper, radius: 36 }),
      ...shown({ kind: 'picture', ...face, src: imgUrl, radius: face.width / 2 }),
      line(face.x, panel.y + 226, { ...sized(words.invites, 34, 24, beside), colour: posterColours.name, bold: true }),
      line(face.x, panel.y + 282, { ...sized(words.scan, 28, 22, beside), colour: posterColours.hint }),
      line(face.x, panel.y + 330, { ...sized(words.once, 24, 20, beside), colour: posterColours.smallPrint }),
      { kind: 'picture', ...code, src: `data:image/png;base64,${qrCode}`, needed: true },
      { ...line(width / 2, 980, { text: words.brand, size: 26, colour: posterColours.onGround }), align: 'center' },
    ],
  }
}

const box = (rest: Omit<DrawnBox, 'kind'>): DrawnBox => ({ kind: 'box', ...rest })

const line = (x: number, y: number, rest: Omit<DrawnText, 'kind' | 'x' | 'y'>): DrawnText => ({
  kind: 'text',
  x,
  y,
  ...rest,
})

/** A picture without an address is left out. */
const shown = (picture: DrawnPicture): DrawnPicture[] => (picture.src ? [picture] : [])

/** About how wide a text is: a Chinese character is as wide as it is high, other characters a little more than half of that. */
export const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, one) => sum + (/[ -ÿ‘-”]/.test(one) ? 0.58 : 1), 0) * size

/** A text in the largest size, from the least to the wanted one, at which it fits into a width; else shortened in the least. */
export function sized(text: string, size: number, least: number, room: number): { text: string; size: number } {
  const fitting = Math.min(size, Math.floor((size * room) / Math.max(widthOf(text, size), 1)))
  return fitting >= least ? { text, size: fitting } : { text: shortened(text, least, room), size: least }
}

/** The text, or as much of its start as fits, with an ellipsis. */
export function shortened(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text
  const characters = Array.from(text)
  while (characters.length > 1 && widthOf(`${characters.join('')}…`, size) > room) characters.pop()
  return `${characters.join('')}…`
}

/** The text in lines that fit into a width, broken between words, or between Chinese characters; the last line is shortened. */
export function wrapped(text: string, size: number, room: number, most: number): string[] {
  const pieces = text.match(/[ -ÿ‘-”]+? |[ -ÿ‘-”]+$|[ -ÿ‘-”]+(?=[^ -ÿ‘-”])|[^ -ÿ‘-”][，。、！？]?/g) ?? []
  const lines: string[] = []
  for (const piece of pieces) {
    const before = lines[lines.length - 1]
    if (before !== undefined && (widthOf((before + piece).trimEnd(), size) <= room || lines.length === most))
      lines[lines.length - 1] = before + piece
    else lines.push(piece)
  }
  return lines.map((one) => shortened(one.trimEnd(), size, room))
}
