import ts from 'typescript'
import { type Ban, inSource, isPage, outside } from './ban'
import { colourInCode, colourInSheet } from './colours'
import { literalText } from './literalText'
import { withoutComments } from './prose'
import { firstNode, importsOf, nameOf, nodesOf, textOf } from './source'

const isOfTheme = (name: string) => /^(?:storedTheme|chooseTheme|themeFlag)$/.test(name)
const isThemeName = (text: string | undefined) => text === 'xyfApp' || text === 'xbt_h5'

const isHundred = (node: ts.Node) => ts.isNumericLiteral(node) && node.text === '100'
const divisions: readonly ts.SyntaxKind[] = [ts.SyntaxKind.SlashToken, ts.SyntaxKind.SlashEqualsToken]

/** Whether an amount is read somewhere below. */
const readsMoney = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && /fen|amount|price|balance/i.test(node.text)) ||
  ts.forEachChild(node, (child) => readsMoney(child) || undefined) === true

/** Bans on colours, texts and amounts that are written where they are shown. */
export const lookBans: Ban[] = [
  {
    id: 'colours',
    // The toast is outside the screens, so the theme's variables do not apply to it.
    holds: (path) => /^src\/.+\.scss$/.test(path) && !/^src\/(?:theme\/|platform\/page\/toast\.)/.test(path),
    find: colourInSheet,
    instead: 'a colour is a variable of the theme: var(--color-…) from src/theme/theme.ts',
  },
  {
    id: 'colours-in-code',
    holds: outside('theme', 'app.config.ts'),
    find: colourInCode,
    instead: 'a colour is a variable of the theme: a class with var(--color-…) from src/theme/theme.ts',
  },
  {
    id: 'text-styles',
    // The toast and the navigation bar of a browser are outside the screens, and a screen says what its text is like where no kind is given.
    holds: (path) =>
      /^src\/.+\.scss$/.test(path) &&
      !/^src\/(?:ui\/|theme\/|app\.scss$|shell\/Screen\.scss$|platform\/page\/toast\.scss$)/.test(path),
    find: (file) => withoutComments(file).search(/(?<![\w-])(?:font-size|font-weight|line-height|font):|theme\/type"/),
    instead: 'a text is <Text kind="…" tone="…"> of src/ui/display/Text.tsx, whose scale is src/theme/type.scss',
  },
  {
    id: 'text-sizes',
    holds: (path) => /^src\/.+\.scss$/.test(path) && path !== 'src/theme/type.scss',
    find: (file) => withoutComments(file).search(/(?<![\w-])font(?:-size)?:\s*(?:[^;(]*\s)?[\d.]+(?:px|rem|em|%)/),
    instead: 'a size is one of the scale, so that all text can be enlarged: type.size("…") of src/theme/type.scss',
  },
  {
    id: 'host-text',
    holds: outside('ui'),
    find: (file) =>
      importsOf(file).find(({ from, names }) => from === '@tarojs/components' && names.includes('Text'))?.index ?? -1,
    instead: 'a text is <Text kind="…" tone="…"> of src/ui/display/Text.tsx',
  },
  {
    id: 'theme-branch',
    holds: isPage,
    find: (file) =>
      Math.max(
        nodesOf(file)
          .find((node) => (ts.isIdentifier(node) ? isOfTheme(node.text) : isThemeName(textOf(node))))
          ?.getStart() ?? -1,
        importsOf(file).find(({ from }) => isOfTheme(from.slice(from.lastIndexOf('/') + 1)))?.index ?? -1,
      ),
    instead:
      'a page does not depend on the theme: a difference is a variable of src/theme/theme.ts, which <Screen> writes',
  },
  {
    id: 'literal-text',
    holds: (path) => /^src\/.+\.tsx$/.test(path),
    find: literalText,
    instead: 'texts belong to the catalogues src/i18n/<area>.ts and src/i18n/en/<area>.ts',
  },
  {
    id: 'money-division',
    holds: (path) => inSource(path) && !path.startsWith('src/lib/'),
    find: firstNode((node) => {
      if (ts.isBinaryExpression(node))
        return divisions.includes(node.operatorToken.kind) && isHundred(node.right) && readsMoney(node.left)
      return ts.isCallExpression(node) && nameOf(node.expression) === 'toFixed' && node.arguments[0]?.getText() === '2'
    }),
    instead: 'fen are converted to yuan only in src/lib/money.ts: use formatPrice or formatAmount',
  },
]
