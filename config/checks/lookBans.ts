import ts from 'typescript'
import { type Ban, inSource, isPage, outside } from './ban'
import { colourInCode, colourInSheet } from './colours'
import { literalText } from './literalText'
import { costlyMotion, ownTempo } from './motion'
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

const roles = 'price, saving, success, warning, danger, link, brand, text or page, which src/theme/theme.ts explains'

/** Whether a time that runs out has another tone than that of warnings. */
const tonesTime = (node: ts.Node): boolean =>
  (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) &&
  node.tagName.getText() === 'Countdown' &&
  node.attributes.properties.some((one) => /^tone=(?!"warning"$|"main"$)/.test(one.getText()))

/** Whether it is what an empty list shows, without an illustration. */
const isPlainEmpty = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node) && /^empty=\{[^<]*<EmptyState\b(?![^>]*\sillustration=)/.test(node.getText())

/** Bans on colours, texts and amounts that are written where they are shown. */
export const lookBans: Ban[] = [
  {
    id: 'colours',
    // The toast is outside the screens, so the theme's variables do not apply to it.
    holds: (path) => /^src\/.+\.scss$/.test(path) && !/^src\/(?:theme\/|platform\/page\/toast\.)/.test(path),
    find: colourInSheet,
    instead: `a colour is a role of the theme: var(--color-…) of ${roles}`,
  },
  {
    id: 'colours-in-code',
    holds: outside('theme', 'app.config.ts'),
    find: colourInCode,
    instead: `a colour is a role of the theme: <Text tone="…">, or a class with var(--color-…) of ${roles}`,
  },
  {
    id: 'time-tone',
    holds: inSource,
    find: firstNode(tonesTime),
    instead:
      'a time that runs out looks the same on every screen: <Countdown tone="warning">, or no tone on a coloured ground',
  },
  {
    id: 'role-redeclared',
    holds: (path) => /^src\/.+\.scss$/.test(path) && !path.startsWith('src/theme/'),
    find: (file) => withoutComments(file).search(/--color-[\w-]+:(?!\s*var\(--color-(?:text-third|page)\);)/),
    instead:
      'a role has one colour on every screen: use another role; what is over has var(--color-text-third) on var(--color-page)',
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
    find: (file) =>
      withoutComments(file).search(
        /font-variant-numeric:|(?<![\w-])font(?:-size)?:\s*(?:[^;(]*\s)?[\d.]+(?:px|rem|em|%)/,
      ),
    instead:
      'a size is one of the scale, so that all text can be enlarged: type.size("…") of src/theme/type.scss, and digits of one width are type.tabular',
  },
  {
    id: 'costly-motion',
    holds: (path) => /^src\/.+\.scss$/.test(path),
    find: costlyMotion,
    instead:
      'what moves changes transform and opacity alone, which need no new layout or paint; anything else changes at once',
  },
  {
    id: 'own-tempo',
    holds: (path) => /^src\/.+\.scss$/.test(path) && path !== 'src/theme/motion.scss',
    find: ownTempo,
    instead: 'durations and easings are those of src/theme/motion.scss: @include one of its mixins',
  },
  {
    id: 'motion-in-code',
    // The operator sets the speed of a notice bar.
    holds: (path) => inSource(path) && !/^src\/ui\/display\/Notice(?:Run|Turn)\.tsx$/.test(path),
    find: firstNode(
      (node) => ts.isPropertyAssignment(node) && /^(?:transition|animation)(?:[A-Z]|$)/.test(nameOf(node.name) ?? ''),
    ),
    instead: 'what moves has a class with a mixin of src/theme/motion.scss',
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
    id: 'empty-lists',
    holds: inSource,
    find: firstNode(isPlainEmpty),
    instead: 'an empty list has <EmptyState illustration="empty">, or a picture of src/ui/illustrations that says more',
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
