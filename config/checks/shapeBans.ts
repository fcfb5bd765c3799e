import ts from 'typescript'
import { type Ban, inSource, isPage, inScreens as underScreens } from './ban'
import { firstNode, importsOf, nameOf, textOf } from './source'

const inScreens = (path: string) => underScreens(path) && inSource(path)
const inDomain = (path: string) => /^src\/domain\/.+\.tsx?$/.test(path)
const isLogic = (path: string) => /^src\/(pages|subPackages|center|domain)\/.+\.ts$/.test(path)
/** Payments follow a flow of their own: two pages may share one, and it outlives its screen. */
const inCashier = (path: string) => path.startsWith('src/domain/cashier/')

const isFalse = (node: ts.Node | undefined) => node?.kind === ts.SyntaxKind.FalseKeyword
const busyName = /^(?:busy|is[A-Z]\w*ing|[a-z]\w*ing)$/

/** The name of a route that is read from the table of routes: `home` of `routes.home`. */
const routeOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isPropertyAccessExpression(node) && nameOf(node.expression) === 'routes' ? node.name.text : undefined

/** Whether a file ends in `export default page(routes.x, …)`. */
const isWrappedPage = (node: ts.Node): boolean =>
  ts.isExportAssignment(node) &&
  !node.isExportEquals &&
  ts.isCallExpression(node.expression) &&
  nameOf(node.expression.expression) === 'page' &&
  node.expression.arguments.length > 1 &&
  routeOf(node.expression.arguments[0]) !== undefined

const named = (name: string) => firstNode((node) => ts.isIdentifier(node) && node.text === name)

/** Bans that allow one way only to read, to send, to navigate and to name things; each names that way. */
export const shapeBans: Ban[] = [
  {
    id: 'lifecycle-hooks',
    holds: (path) => inScreens(path) || inDomain(path),
    find: (file) => importsOf(file).find(({ from }) => from === '@tarojs/taro')?.index ?? -1,
    instead:
      'a store has load, show, hide, refresh, loadMore, share and drop, which useScreenStore of src/shell calls; page() gives the query, usePage() whether the page is shown',
  },
  {
    id: 'quiet-stores',
    holds: (path) => inScreens(path) || (/[sS]tore\.ts$/.test(path) && !inCashier(path)),
    find: firstNode(
      (node) =>
        ts.isPropertyAssignment(node) &&
        (textOf(node.name) ?? node.name.getText()) === 'toast' &&
        isFalse(node.initializer),
    ),
    instead: 'read through a Loadable or a PagedList, which decides about toasts: load((read) => read(endpoint, data))',
  },
  {
    id: 'hand-made-busy',
    holds: (path) => isLogic(path) && !inCashier(path),
    find: firstNode(
      (node) => ts.isPropertyDeclaration(node) && busyName.test(node.name.getText()) && isFalse(node.initializer),
    ),
    instead:
      'write an action as a Submission of src/request/submission.ts, which has the busy state, refusal, lost answer and request id',
  },
  {
    id: 'hand-made-request-id',
    holds: (path) => (inScreens(path) || inDomain(path)) && !inCashier(path) && !/[iI]ntents?\.ts$/.test(path),
    find: named('makeRequestId'),
    instead: 'a Submission makes and keeps the request id of its form, in an Intents of src/request/intents.ts',
  },
  {
    id: 'ended-sessions-in-stores',
    holds: (path) => (inScreens(path) || inDomain(path)) && !/^src\/domain\/(session|cashier)\//.test(path),
    find: named('endedSessions'),
    instead:
      'useScreenStore creates a new store when the customer leaves, so a store never has data of an earlier customer',
  },
  {
    id: 'named-twins',
    holds: (path) => inScreens(path) || inDomain(path),
    find: firstNode(
      (node) =>
        ts.isCallExpression(node) &&
        /^(?:go|replace|returnToRoute|addressOf)$/.test(nameOf(node.expression) ?? '') &&
        /^xyf[A-Z]/.test(routeOf(node.arguments[0]) ?? ''),
    ),
    instead:
      'use the older route: go() and replace() of src/navigate.ts open its newer version where the stored theme is the newer one',
  },
  {
    id: 'class-components',
    // React has no hook that catches what a component throws.
    holds: (path) => inSource(path) && path !== 'src/shell/ErrorBoundary.tsx',
    find: firstNode(
      (node) =>
        ts.isHeritageClause(node) &&
        node.types.some(({ expression }) => /^(?:Pure)?Component$/.test(nameOf(expression) ?? '')),
    ),
    instead:
      'write a function component, export const Name = observer(function Name(…) { … }) where it reads a store: a build leaves out what observers that are classes need (config/mobx.ts)',
  },
  {
    id: 'bare-pages',
    holds: isPage,
    find: (file) => (firstNode(isWrappedPage)(file) < 0 ? 0 : -1),
    instead:
      'write a page as export default page(routes.x, function Name(query) { … }) of src/shell/page: an error in its body then shows a message and not a white screen',
  },
]
