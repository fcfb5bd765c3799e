import ts from 'typescript'
import { firstNode } from './source'

/** Attributes whose text a customer reads or hears. */
const read = /^(?:title|label|placeholder|text|alt|content|hint|note|aria-(?:label|valuetext|description))$/

const hasLetter = (text: string) => /\p{L}/u.test(text)
const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

/**
 * Position of the first text in a component that would be shown in the same words in every language: text between tags, a literal in an
 * attribute that is shown, and Chinese anywhere. -1 where every text comes from the catalogues.
 */
export const literalText = firstNode(isWords)

function isWords(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return hasLetter(node.text)
  if (ts.isTemplateExpression(node)) return isChinese(node.getText())
  if (!ts.isStringLiteralLike(node)) return false
  return isChinese(node.text) || (isShown(node) && hasLetter(node.text))
}

/** Whether a literal is between tags or is the value of an attribute that is shown, with or without braces. */
function isShown(literal: ts.Node): boolean {
  const place = ts.isJsxExpression(literal.parent) ? literal.parent.parent : literal.parent
  return (
    ts.isJsxElement(place) || ts.isJsxFragment(place) || (ts.isJsxAttribute(place) && read.test(place.name.getText()))
  )
}
