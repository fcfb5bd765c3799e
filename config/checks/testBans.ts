import path from 'node:path'
import ts from 'typescript'
import type { Ban } from './ban'
import { isOfTest } from './prose'
import { firstNode, importsOf, nameOf, textOf } from './source'

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

/** Files that Jest loads before the tests, without the names that it maps. */
const beforeTests = ['tests/fixtures/services.ts', 'tests/sandbox/spawnSandbox.ts']

/** Bans on how tests are written. */
export const testBans: Ban[] = [
  {
    id: 'left-out-tests',
    holds: (path) => /^tests\/.+\.[cm]?[jt]sx?$/.test(path),
    find: firstNode((node) => isTaken(node) || isShort(node)),
    instead:
      'write it(…) or describe(…), which run in every run, or delete the test: one that is left out proves nothing. To run one alone, name it: npx jest -c tests/jest.config.mjs --runTestsByPath <file> -t <title>',
  },
  {
    id: 'test-paths',
    holds: (path) => /^tests\/.+\.tsx?$/.test(path) && !beforeTests.includes(path),
    find: (file) =>
      importsOf(file).find(
        ({ from }) => from.startsWith('../') && path.join(path.dirname(file.path), from).startsWith(`tests${path.sep}`),
      )?.index ?? -1,
    instead: 'import a file of another folder of tests as @tests/<its path>',
  },
  {
    id: 'screen-tests',
    holds: (path) => /^tests\/(?!screens\/|app\/|histories\/).+\.test\.tsx?$/.test(path),
    find: (file) => importsOf(file).find(({ from }) => /^@\/(pages|subPackages|center)\//.test(from))?.index ?? -1,
    instead: 'a screen and its store are tested in tests/screens/<route of the screen>, where its reader looks',
  },
]
