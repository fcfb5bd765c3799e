import type { ProjectFile } from '../scripts/projectFiles'
import { commentsOf } from './prose'
import { isCode, lineAt, nodesOf, textOf } from './source'

/** A rule, decision or fault that a file cites by its id, such as `R-48`, `D-15` or `P3`. */
export interface Citation {
  path: string
  line: number
  id: string
}

/** With any number of digits, so that an id without its leading zero is found as well; no other word of the project has this form. */
const ruleOrDecision = /(?<![\w-])[RD]-\d+(?!\w)/g

/** A decision cited by its number alone, without the prefix of its id. */
const bareDecision = /\bdecision \d+/gi

/** Ids side by side: `P3`, `R-82, P3, P16`. */
const id = '(?:[RD]-\\d+|[PWUSCN]\\d{1,2})'
const ids = `${id}(?:(?:,[\\s*]*| and | )${id})*`

/*
 * A letter and a number may be anything (a payment `P1`, a card `C5`), so a fault is recognised by its position: at the beginning of a
 * comment, of a test title or of a mutant's id, and between brackets in a comment. Only citations occur in these positions, so an unknown
 * id there is a mistake. Elsewhere the same text is treated as a name.
 */
const inComment = new RegExp(`(?:^[\\s/*]*|\\()(${ids})(?=[\\s):;,.]|$)`, 'g')
const inTitle = new RegExp(`^(${ids}) `, 'g')
const inMutant = new RegExp(`"id": "(${id})-`, 'g')

/** Finds what `pattern` captures, or its whole match, with its index in the text. */
function find(text: string, pattern: RegExp, start = 0): { id: string; index: number }[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const index = start + match.index
    if (match[1] === undefined) return [{ id: match[0], index }]
    return [...match[1].matchAll(new RegExp(id, 'g'))].map(([one]) => ({ id: one, index }))
  })
}

/** Strings and templates of a file of code, each with the position of its first character. */
const stringsOf = (file: ProjectFile) =>
  nodesOf(file).flatMap((node) => {
    const text = textOf(node)
    return text === undefined ? [] : [{ text, index: node.getStart() + 1 }]
  })

/** Every id that a file cites; its path is relative to the project, with forward slashes. */
export function citations(file: ProjectFile): Citation[] {
  const { path, text } = file
  const found = [
    ...find(text, ruleOrDecision),
    ...commentsOf(file).flatMap((comment) => [
      ...find(comment.text, inComment, comment.index),
      ...find(comment.text, bareDecision, comment.index),
    ]),
    ...(path.startsWith('tests/') && isCode(path)
      ? stringsOf(file).flatMap((string) => find(string.text, inTitle, string.index))
      : []),
    ...(path.startsWith('tests/mutants/') ? find(text, inMutant) : []),
  ]
  const unique = new Map(
    found.map(({ id, index }) => {
      const line = lineAt(text, index)
      return [`${line} ${id}`, { path, line, id }]
    }),
  )
  return [...unique.values()]
}

/** A row of tests/rules.md. */
export interface Explained {
  id: string
  text: string
}

/** The rows of tests/rules.md: each id with the sentence that explains it, in the order of the file. */
export const explainedIds = (rules: string): Explained[] =>
  [...rules.matchAll(new RegExp(`^\\| (${id}) \\|(.*)\\|$`, 'gm'))].map(([, one = '', text = '']) => ({
    id: one,
    text: text.trim(),
  }))

/** Citations of ids that are not known. */
export const unknownCitations = (cited: Citation[], known: Set<string>): Citation[] =>
  cited.filter((citation) => !known.has(citation.id))

/** The rules and faults that no title names; a decision is proved by the tests of the rules that it affects. */
export function unproved(rows: Explained[], titles: string[]): string[] {
  const named = new Set(
    titles.flatMap((title) => [...find(title, ruleOrDecision), ...find(title, inTitle)]).map((one) => one.id),
  )
  return rows.map((row) => row.id).filter((one) => !one.startsWith('D-') && !named.has(one))
}

/** The titles as they are written in a test file; those of `it.each` before their rows are filled in. */
export const writtenTitles = (file: ProjectFile): string[] =>
  stringsOf(file).flatMap(({ text }) => (/^(?:[RD]-\d|[PWUSCN]\d)/.test(text) ? [text] : []))
