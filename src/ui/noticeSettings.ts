/** How a notice bar moves. */
type NoticeMode = 'horizontal-continuous' | 'vertical' | 'horizontal-break'

/** What a text row or an earnings row says; the parts that stand out are marked. */
interface NoticePart {
  text: string
  highlight?: true
}

/** Everything that may be set on a notice bar. Sizes in px of the design, times in milliseconds. */
export interface NoticeSettings {
  /** Rows of the bar: plain texts, or parts of which some stand out. */
  list: readonly (string | readonly NoticePart[])[]
  mode: NoticeMode
  /** Stands between several texts of a horizontal bar. */
  separator: string
  color?: string
  background?: string
  fontSize: number
  fontWeight: number
  height?: number
  width?: number
  /** Without it the bar stands still. */
  scrollable: boolean
  /** Px a second of a horizontal bar. */
  speed: number
  /** How long a pair of rows stands, or a broken run rests. */
  interval: number
  /** How long the turn to the next pair takes. */
  duration: number
  showClose: boolean
  showIcon: boolean
  showMore: boolean
}

/** What a notice bar does where nothing else is set. */
export const noticeDefaults: Omit<NoticeSettings, 'list' | 'color' | 'background' | 'height' | 'width'> = {
  mode: 'horizontal-continuous',
  separator: '　',
  fontSize: 14,
  fontWeight: 400,
  scrollable: true,
  speed: 40,
  interval: 3000,
  duration: 1000,
  showClose: false,
  showIcon: true,
  showMore: false,
}

/** Height of one line of text. */
export const textHeight = (fontSize: number): number => Math.round(fontSize * 1.3 * 100) / 100

/** A row as parts. */
export const partsOf = (row: string | readonly NoticePart[]): readonly NoticePart[] =>
  typeof row === 'string' ? [{ text: row }] : row

/** The one line of a horizontal bar: a text alone, several joined by the separator. */
export const joined = (list: NoticeSettings['list'], separator: string): string =>
  list
    .map((row) =>
      partsOf(row)
        .map(({ text }) => text)
        .join(''),
    )
    .join(separator)

/** More than two rows take turns in pairs; up to two stand still. */
export const takesTurns = (count: number): boolean => count > 2

/** The pair of rows of a turn; after the last row the first one follows. */
export function pairAt<T>(list: readonly T[], turn: number): T[] {
  if (!takesTurns(list.length)) return [...list]
  return [0, 1].map((place) => list[(turn * 2 + place) % list.length] as T)
}

/** About how wide a text is drawn, in px of the design: hosts measure text only after it is on the screen. */
export const textWidth = (text: string, fontSize: number): number =>
  [...text].reduce((width, letter) => width + (letter.charCodeAt(0) < 0x2000 ? 0.55 : 1) * fontSize, 0)

/** How long a horizontal run over this width takes, in milliseconds. @param speed px a second */
export const runTime = (width: number, speed: number): number => Math.round((width / Math.max(1, speed)) * 1000)
