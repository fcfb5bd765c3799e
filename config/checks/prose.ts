import ts from 'typescript'
import type { ProjectFile } from '../scripts/projectFiles'
import { isCode, nodesOf } from './source'

/** A part of a file with its position. */
interface Part {
  index: number
  text: string
}

/** Comments of a style sheet or a document, which have no strings that contain the signs of a comment. */
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Text between tags, strings, templates and patterns: what looks like a comment there is none. */
const isLiteral = (node: ts.Node) =>
  ts.isJsxText(node) ||
  ts.isStringLiteralLike(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)

/** All comments of a file. */
export function commentsOf(file: ProjectFile): Part[] {
  const { path, text } = file
  if (!isCode(path)) return [...text.matchAll(comment)].map((match) => ({ index: match.index, text: match[0] }))
  const comments: Part[] = []
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false)
  const scan = (from: number, to: number) => {
    scanner.setText(text, from, to - from)
    for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan())
      if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia)
        comments.push({ index: scanner.getTokenStart(), text: scanner.getTokenText() })
  }
  let index = 0
  for (const literal of nodesOf(file).filter(isLiteral)) {
    scan(index, literal.getStart())
    index = literal.getEnd()
  }
  scan(index, text.length)
  return comments
}

/** The text without some of its parts, or with these parts alone; everything else is blanked, at unchanged positions. */
const without = (text: string, parts: readonly Part[]): string =>
  parts.reduce((rest, { index, text: { length } }) => {
    const part = blank(rest.slice(index, index + length))
    return rest.slice(0, index) + part + rest.slice(index + length)
  }, text)

/** The file with its comments blanked: a comment may name what the code must not use. */
export const withoutComments = (file: ProjectFile): string => without(file.text, commentsOf(file))

/** Titles of tests: the first argument of `describe`, `it` and `test`, also after the rows of `it.each`. */
function titlesOf(file: ProjectFile): Part[] {
  return nodesOf(file).flatMap((node) => {
    if (!ts.isCallExpression(node) || !isOfTest(node.expression)) return []
    const [title] = node.arguments
    if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return []
    return [{ index: title.getStart() + 1, text: title.getText().slice(1, -1) }]
  })
}

/** Whether this is `it`, `it.only`, `it.each(rows)` and the like. */
export function isOfTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['describe', 'it', 'test'].includes(callee.text)
  const inner =
    ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)
      ? callee.expression
      : ts.isTaggedTemplateExpression(callee)
        ? callee.tag
        : undefined
  return inner !== undefined && isOfTest(inner)
}

/** The comments of a file and the titles of its tests; everything else is blanked, at unchanged positions. */
export function proseOf(file: ProjectFile): string {
  const titles = file.path.startsWith('tests/') && isCode(file.path) ? titlesOf(file) : []
  const parts = [...commentsOf(file), ...titles].sort((one, other) => one.index - other.index)
  let result = ''
  for (const { index, text } of parts) {
    if (index < result.length) continue
    result += blank(file.text.slice(result.length, index)) + text
  }
  return result
}
