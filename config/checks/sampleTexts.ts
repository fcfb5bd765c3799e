import ts from 'typescript'
import type { ProjectFile } from '../scripts/projectFiles'
import { keyOf, lineAt, nodesOf } from './source'

export type Lang = 'zh' | 'en'

/** A text that a customer reads, with a sample of each value in it. */
export interface SampleText {
  lang: Lang
  /** The names of the properties that it stands in, such as `order.stateHints.paid`; of a catalogue the same in both languages. */
  key: string
  text: string
  path: string
  line: number
}

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Last words of names of values that begin and end with a digit: amounts, counts, days and moments. */
const numerals = new Set(
  'yuan amount price saved sum count size need total taken limit left most least day days month months hours minutes seconds time times number place rate discount threshold missing from off until date'.split(
    ' ',
  ),
)

/** What stands in a text for one value; for a choice, its first. */
function sampleOf(value: ts.Expression, lang: Lang): string {
  if (ts.isParenthesizedExpression(value)) return sampleOf(value.expression, lang)
  if (ts.isConditionalExpression(value)) return sampleOf(value.whenTrue, lang)
  if (ts.isBinaryExpression(value)) return sampleOf(value.right, lang)
  const text = textOf(value, lang)
  if (text !== undefined) return text
  const callee = ts.isCallExpression(value) ? value.expression.getText() : ''
  if (/^(?:yuan|shortYuan)$/.test(callee)) return '¥7'
  if (/^(?:formatAmount|shortAmount|percent)$/.test(callee)) return '7'
  const lastWord = /([A-Z]?[a-z]+)$/.exec(value.getText())?.[1] ?? ''
  if (numerals.has(lastWord.toLowerCase())) return '7'
  return lang === 'zh' ? '某' : 'x'
}

function textOf(node: ts.Node, lang: Lang): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  const parts = node.templateSpans.map(({ expression, literal }) => sampleOf(expression, lang) + literal.text)
  return node.head.text + parts.join('')
}

/** Whether a text of the sandbox is its English: the value of `en`, or what `say` is given second. */
function isEnglish(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at.parent); at = at.parent) {
    const { parent } = at
    if (ts.isPropertyAssignment(parent) && parent.initializer === at) return parent.name.getText() === 'en'
    if (ts.isCallExpression(parent) && parent.arguments[1] === at) return parent.expression.getText() === 'say'
  }
  return false
}

/** Names of imported files, and keys of objects. */
const isNoText = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isLiteralTypeNode(parent) ||
  (ts.isPropertyAssignment(parent) && parent.name.getText() === 'code')

function langOf(node: ts.Node, path: string): Lang | undefined {
  if (path.startsWith('src/i18n/')) return path.startsWith('src/i18n/en/') ? 'en' : 'zh'
  if (isEnglish(node)) return 'en'
  return isChinese(node.getText()) ? 'zh' : undefined
}

/** The texts of a catalogue of `src/i18n` or of a file of the sandbox. */
export function sampleTexts(file: ProjectFile): SampleText[] {
  return nodesOf(file).flatMap((node) => {
    if (ts.isSourceFile(node) || isNoText(node)) return []
    const lang = langOf(node, file.path)
    const text = lang && textOf(node, lang)
    // A switch of languages names each in its own.
    if (!lang || !text || (lang === 'en' && isChinese(text))) return []
    return [{ lang, key: keyOf(node), text, path: file.path, line: lineAt(file.text, node.getStart()) }]
  })
}
