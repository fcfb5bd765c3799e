import type { ProjectFile } from '../scripts/projectFiles'
import type { Violation } from './ban'
import { type Lang, type SampleText, sampleTexts } from './sampleTexts'

/** A word that texts do not use, what they write for it, and the phrases that may contain it. */
interface Rejected {
  lang: Lang
  word: string
  instead: string
  except: string[]
}

/** What the glossary says of texts. */
interface Rulings {
  rejected: Rejected[]
  /** The one English word of a button, by its Chinese one. */
  buttons: ReadonlyMap<string, string>
  /** English names that keep their capitals. */
  names: string[]
}

/** The rows of the table under a heading, without its first two lines. */
function rowsUnder(document: string, heading: string): string[][] {
  const [, section = ''] = document.split(`\n## ${heading}\n`)
  const rows = (section.split('\n## ')[0] ?? '').match(/^\|.+\|$/gm) ?? []
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

const listed = (cell: string): string[] => cell.split('、').filter(Boolean)

/** Reads the tables of `docs/glossary.md` that are about texts. */
export function rulingsOf(document: string): Rulings {
  return {
    rejected: rowsUnder(document, 'Words not used').map(([lang = '', word = '', instead = '', except = '']) => ({
      lang: lang === '中文' ? 'zh' : 'en',
      word,
      instead,
      except: listed(except),
    })),
    buttons: new Map(rowsUnder(document, 'Words of buttons').map(([zh = '', en = '']) => [zh, en])),
    names: rowsUnder(document, 'Names with capitals').flatMap(([cell = '']) => listed(cell)),
  }
}

/** Patterns of one language that no text has, with what to write. */
const shapes: Record<Lang, [RegExp, string][]> = {
  zh: [
    [/\p{Script=Han}[,.;:!?()]/u, 'write full-width punctuation after Chinese'],
    [/\p{Script=Han}[\dA-Za-z¥]|[\dA-Za-z%]\p{Script=Han}/u, 'write a space between Chinese and digits or letters'],
    [/[「」"]/, 'quote with “ and ”'],
    [/你/, 'address the customer by 您'],
  ],
  en: [[/['"]/, 'write ’ for an apostrophe, “ and ” for quotes']],
}

const tag = /<[^>]*>/g

/** A text without these phrases, in capitals or not. */
const without = (text: string, phrases: readonly string[]): string =>
  phrases.reduce((rest, phrase) => rest.replace(new RegExp(phrase, 'gi'), '·'), text)

function hasWord(text: string, { lang, word, except }: Rejected): boolean {
  const rest = without(text, except)
  if (lang === 'zh') return rest.includes(word)
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(rest)
}

/** What is quoted names a control or a page, which has its own words. */
const quoted = /“[^”]*”/g

/** A capital within a sentence, of a word that is not written in capitals throughout. */
const innerCapital = /(?<=[\p{Ll}\d,’] )(?!I\b)\p{Lu}\p{Ll}+/u

const isTitleCase = (text: string, names: readonly string[]): boolean =>
  innerCapital.test(without(text, names).replace(quoted, 'x'))

function faultsOf({ text, lang, path }: SampleText, { rejected, names }: Rulings): string[] {
  const plain = text.replace(tag, ' ')
  const ofShape = shapes[lang].filter(([shape]) => shape.test(plain)).map(([, instead]) => instead)
  const ofWords = rejected
    .filter((one) => one.lang === lang && hasWord(plain, one))
    .map(({ word, instead }) => `in place of “${word}” write: ${instead}`)
  // The goods of the sandbox have invented names.
  const isTitled = lang === 'en' && path.startsWith('src/') && isTitleCase(plain, names)
  return [...ofShape, ...ofWords, ...(isTitled ? ['write sentence case'] : [])]
}

/** Buttons of a catalogue whose English is not the one word for their Chinese. */
function buttonFaults(texts: readonly SampleText[], buttons: ReadonlyMap<string, string>): Violation[] {
  const english = new Map(texts.filter(({ lang }) => lang === 'en').map((one) => [one.key, one.text]))
  return texts.flatMap(({ lang, key, text, path, line }) => {
    const wanted = lang === 'zh' ? buttons.get(text) : undefined
    const found = english.get(key)
    if (wanted === undefined || found === undefined || found === wanted) return []
    return [{ path, line, ban: 'words', message: `${key} is “${found}” in English: write “${wanted}” for ${text}` }]
  })
}

/** How many texts there are, and those that differ from what the glossary says of words, punctuation and capitals. */
export function wordFaults(files: readonly ProjectFile[], document: string): { read: number; faults: Violation[] } {
  const rulings = rulingsOf(document)
  const texts = files.flatMap(sampleTexts)
  const faults = texts.flatMap((one) =>
    faultsOf(one, rulings).map((message) => ({
      path: one.path,
      line: one.line,
      ban: 'words',
      message: `${message}: ${one.text}`,
    })),
  )
  const ofCatalogues = texts.filter(({ path }) => path.startsWith('src/'))
  return { read: texts.length, faults: [...faults, ...buttonFaults(ofCatalogues, rulings.buttons)] }
}
