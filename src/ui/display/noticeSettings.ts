/** How a notice bar moves. */
type NoticeMode = 'horizontal-continuous' | 'vertical' | 'horizontal-break'

/** A part of a row's text; highlighted parts are drawn in another colour. */
interface NoticePart {
  text: string
  highlight?: true
}

/** Everything that may be set on a notice bar. Sizes in px of the design, times in milliseconds. */
export interface NoticeSettings {
  /** Rows of the bar: plain texts, or lists of parts of which some are highlighted. */
  list: readonly (string | readonly NoticePart[])[]
  mode: NoticeMode
  /** Text between the rows that a horizontal bar joins into one line. */
  separator: string
  color?: string
  background?: string
  fontSize: number
  fontWeight: number
  height?: number
  width?: number
  /** False stops all movement. */
  scrollable: boolean
  /** Speed of a horizontal bar, in px per second. */
  speed: number
  /** How long a pair of rows is shown, or how long `horizontal-break` pauses before each run. */
  interval: number
  /** How long the transition to the next pair takes. */
  duration: number
  showClose: boolean
  showIcon: boolean
  showMore: boolean
}

/** Settings that apply unless the caller gives others. */
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

/** Height of one line of text, in px of the design. */
export const textHeight = (fontSize: number): number => Math.round(fontSize * 1.3 * 100) / 100

/** Turns a row into parts; a plain text is one part. */
export const partsOf = (row: string | readonly NoticePart[]): readonly NoticePart[] =>
  typeof row === 'string' ? [{ text: row }] : row

/** The single line of a horizontal bar: all rows, joined by the separator. */
export const joined = (list: NoticeSettings['list'], separator: string): string =>
  list
    .map((row) =>
      partsOf(row)
        .map(({ text }) => text)
        .join(''),
    )
    .join(separator)

/** More than two rows are shown in pairs, one pair after another; up to two do not move. */
export const takesTurns = (count: number): boolean => count > 2

/** The pair of rows shown at a turn, counted from 0; the first row follows the last one. */
export function pairAt<T>(list: readonly T[], turn: number): T[] {
  if (!takesTurns(list.length)) return [...list]
  return [0, 1].map((index) => list[(turn * 2 + index) % list.length] as T)
}

/** Estimated width of a text, in px of the design. It is estimated because hosts measure text only after it is drawn. */
export const textWidth = (text: string, fontSize: number): number =>
  [...text].reduce((width, letter) => width + (letter.charCodeAt(0) < 0x2000 ? 0.55 : 1) * fontSize, 0)

/** How long a horizontal run over this width takes, in milliseconds. @param width px of the design @param speed px per second */
export const runTime = (width: number, speed: number): number => Math.round((width / Math.max(1, speed)) * 1000)
