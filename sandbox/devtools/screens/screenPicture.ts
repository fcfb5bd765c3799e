import type { Lang } from '../../language'

/** What a screen can show, in the order of the page; `largest`: its content with the largest texts. */
export const states = ['content', 'largest', 'loading', 'empty', 'failed', 'offline'] as const
export type State = (typeof states)[number]

export const themes = ['xbt_h5', 'xyfApp'] as const
export type Theme = (typeof themes)[number]

export const languages: readonly Lang[] = ['zh-CN', 'en']

/** One picture that the tests have taken of a screen: one line of the index beside the pictures. */
export interface ScreenPicture {
  /** Path of the route. */
  screen: string
  state: State
  theme: Theme
  language: Lang
  /** Taken in a wide window. */
  wide?: true
  /** ISO time. */
  takenAt: string
}

/** Where a picture is, below the folder of the pictures. */
export function fileOf({ screen, state, theme, language, wide }: Omit<ScreenPicture, 'takenAt'>): string {
  const parts = [screen.replaceAll('/', '-'), state === 'content' ? '' : state, wide ? 'wide' : '']
  return `${theme}-${language}/${parts.filter(Boolean).join('-')}.png`
}

/** Name of the index beside the pictures: one JSON object a line, so that several processes can add to it. */
export const indexFile = 'pictures.jsonl'

/** The pictures that an index lists. Of two lines for one file the later one counts; a line that is no picture is left out. */
export function parseIndex(text: string): ScreenPicture[] {
  const byFile = new Map<string, ScreenPicture>()
  for (const line of text.split('\n')) {
    const picture = pictureIn(line)
    if (picture) byFile.set(fileOf(picture), picture)
  }
  return [...byFile.values()]
}

function pictureIn(line: string): ScreenPicture | undefined {
  try {
    const read = JSON.parse(line) as Partial<ScreenPicture> | null
    return isPicture(read) ? read : undefined
  } catch {
    return undefined
  }
}

const isPicture = (read: Partial<ScreenPicture> | null): read is ScreenPicture =>
  typeof read?.screen === 'string' &&
  typeof read.takenAt === 'string' &&
  states.some((one) => one === read.state) &&
  themes.some((one) => one === read.theme) &&
  languages.some((one) => one === read.language)

/** When the newest of the pictures was taken, as an ISO time; undefined without any. */
export const newest = (pictures: readonly ScreenPicture[]): string | undefined =>
  pictures
    .map(({ takenAt }) => takenAt)
    .sort()
    .at(-1)
