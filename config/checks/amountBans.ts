import ts from 'typescript'
import { type Ban, outside } from './ban'
import { firstNode, nameOf, textOf } from './source'

/** `¥` in front of a value that a template writes. */
function isOwnSum(node: ts.Node): boolean {
  if (!ts.isTemplateHead(node) && !ts.isTemplateMiddle(node)) return false
  return node.text.endsWith('¥')
}

/** Where the sandbox does the same with the function that has no sign. */
function isSandboxSum(node: ts.Node): boolean {
  if (!ts.isTemplateExpression(node)) return false
  const before = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
  return node.templateSpans.some(
    ({ expression }, index) =>
      before[index]?.text.endsWith('¥') &&
      ts.isCallExpression(expression) &&
      nameOf(expression.expression) === 'formatAmount',
  )
}

/** `.replace(/\.00$/, '')`: an amount without its decimals, by hand. */
const isOwnShort = (node: ts.Node): boolean => ts.isRegularExpressionLiteral(node) && /^\/\\\.\??\(?0/.test(node.text)

/** A choice between the words for one and for several: `count === 1 ? 'coin' : …`. */
function isOwnPlural(node: ts.Node): boolean {
  if (!ts.isConditionalExpression(node) || !ts.isBinaryExpression(node.condition)) return false
  const { right, operatorToken } = node.condition
  const isOne = operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken && right.getText() === '1'
  return isOne && !/\p{Script=Han}/u.test(node.getText()) && areOneAndSeveral(node.whenTrue, node.whenFalse)
}

/** `'coin'` and `'coins'`, or anything and a template with the count. */
const areOneAndSeveral = (one: ts.Node, several: ts.Node): boolean =>
  ts.isTemplateExpression(several) || (textOf(one) !== undefined && textOf(several) === `${textOf(one)}s`)

const inSandbox = (path: string): boolean => path.startsWith('sandbox/')

/** Bans on sums and counts that a text writes by itself: one function writes each. */
export const amountBans: Ban[] = [
  {
    id: 'own-sums',
    holds: outside('lib/money.ts', 'lib/fee.ts'),
    find: firstNode((node) => isOwnSum(node) || isOwnShort(node)),
    instead:
      'a sum is written by yuan or shortYuan of src/lib/money.ts, without the sign by formatAmount or shortAmount',
  },
  {
    id: 'own-sums-in-sandbox',
    holds: inSandbox,
    find: firstNode((node) => isSandboxSum(node) || isOwnShort(node)),
    instead: 'a sum is written by yuan or shortYuan of src/lib/money.ts',
  },
  {
    id: 'own-plurals',
    holds: (path) => path.startsWith('src/i18n/en/') || inSandbox(path),
    find: firstNode(isOwnPlural),
    instead: 'a count with its noun is counted(…) of src/lib/plural.ts, what comes every so often interval(…)',
  },
]
