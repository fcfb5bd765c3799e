import type { Poster, PosterInfoRes } from '@/contract/member/gold'
import type { Drawing, DrawnBox, DrawnPicture, DrawnText } from '@/platform/posterPort'

/** Words that are printed on a poster. */
export interface PrintedWords {
  invites: string
  scan: string
  once: string
  brand: string
}

const width = 750
const height = 1180
/** Room at the left and right. */
const edge = 40
const white = '#FFFFFF'

/** Where the customer and the code stand: light, so that scanners find the code. */
const panel = { x: edge, y: 640, width: width - 2 * edge, height: 440 }
const code = { x: panel.x + panel.width - 300 - 28, y: panel.y + 70, width: 300, height: 300 }
const face = { x: panel.x + 36, y: panel.y + 70, width: 104, height: 104 }
/** What the words beside the code may take. */
const beside = code.x - face.x - 20

/** A poster as every host draws it. Texts that are too long for their line are shortened. */
export function posterDrawing(
  poster: Poster,
  { qrCode, imgUrl }: Pick<PosterInfoRes, 'qrCode' | 'imgUrl'>,
  words: PrintedWords,
): Drawing {
  const { title, text, picture, colour, endColour } = poster
  return {
    width,
    height,
    parts: [
      { kind: 'box', x: 0, y: 0, width, height, fill: [colour, endColour] },
      line(edge, 110, { text: title, size: fitting(title, 60, width - 2 * edge), colour: white, bold: true }),
      line(edge, 190, { text: shortened(text, 32, width - 2 * edge), size: 32, colour: 'rgba(255, 255, 255, 0.92)' }),
      ...shown({ kind: 'picture', x: edge, y: 270, width: panel.width, height: 273, src: picture, radius: 36 }),
      box({ ...panel, fill: white, radius: 36 }),
      ...shown({ kind: 'picture', ...face, src: imgUrl, radius: face.width / 2 }),
      line(face.x, panel.y + 230, {
        text: shortened(words.invites, 34, beside),
        size: 34,
        colour: '#1F2329',
        bold: true,
      }),
      line(face.x, panel.y + 286, { text: shortened(words.scan, 28, beside), size: 28, colour: '#4E5969' }),
      line(face.x, panel.y + 334, { text: shortened(words.once, 24, beside), size: 24, colour: '#626B77' }),
      { kind: 'picture', ...code, src: `data:image/png;base64,${qrCode}`, needed: true },
      { ...line(width / 2, 1130, { text: words.brand, size: 26, colour: white }), align: 'center' },
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

/** The largest size, at most the wanted one, at which a text fits into a width. */
export const fitting = (text: string, size: number, room: number): number =>
  Math.min(size, Math.floor((size * room) / Math.max(widthOf(text, size), 1)))

/** The text, or as much of its start as fits, with an ellipsis. */
export function shortened(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text
  const characters = Array.from(text)
  while (characters.length > 1 && widthOf(`${characters.join('')}…`, size) > room) characters.pop()
  return `${characters.join('')}…`
}
