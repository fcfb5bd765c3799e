import ts from 'typescript'
import type { Ban } from './ban'
import { isOfTest } from './prose'
import { firstNode, nameOf, textOf } from './source'

/** What leaves out a test, or all others: `it.skip`, `describe.only.each`, `test.todo`. */
const leavesOut = /^(?:skip|only|todo|failing)$/

/** Jest's short names of these. */
const shortName = /^(?:[fx]it|xtest|[fx]describe)$/

/** Whether this takes `it.only` or the like: as a property, or by its name from `it`. */
const isTaken = (node: ts.Node): boolean => {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return isOfTest(node.expression) && leavesOut.test(nameOf(node) ?? '')
  if (!ts.isBindingElement(node)) return false
  const { initializer } = node.parent.parent as ts.VariableDeclaration
  return initializer !== undefined && isOfTest(initializer) && leavesOut.test(sourceName(node))
}

/** The name that a part of a destructuring reads: `only` of `{ only: alone }`. */
const sourceName = ({ propertyName, name }: ts.BindingElement): string =>
  (propertyName && textOf(propertyName)) ?? (propertyName ?? name).getText()

/** Whether this uses `fit`, `xdescribe` and the like: as a function, with rows, under another name, or from Jest's module. */
const isShort = (node: ts.Node): boolean => {
  if (!ts.isIdentifier(node) || !shortName.test(node.text)) return false
  const { parent } = node
  if (ts.isCallExpression(parent)) return parent.expression === node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node
  return ts.isTaggedTemplateExpression(parent) || ts.isConditionalExpression(parent) || ts.isImportSpecifier(parent)
}

/** Bans on how tests are written. */
export const testBans: Ban[] = [
  {
    id: 'left-out-tests',
    holds: (path) => /^tests\/.+\.[cm]?[jt]sx?$/.test(path),
    find: firstNode((node) => isTaken(node) || isShort(node)),
    instead:
      'write it(…) or describe(…), which run in every run, or delete the test: one that is left out proves nothing. To run one alone, name it: npx jest -c tests/jest.config.mjs --runTestsByPath <file> -t <title>',
  },
]
