import ts from 'typescript'
import { type Ban, inSource, outside } from './ban'
import { firstNode, type Import, importsOf, nameOf, textOf } from './source'

/** Hooks that bind a component to its page; everything else of Taro goes through a port. */
const hooks = [
  'useDidHide',
  'useDidShow',
  'useError',
  'useLaunch',
  'useLoad',
  'usePageScroll',
  'usePullDownRefresh',
  'useReachBottom',
  'useReady',
  'useResize',
  'useRouter',
  'useShareAppMessage',
  'useUnhandledRejection',
  'useUnload',
]

/** Position of the first import that is refused, or -1. */
const firstImport =
  (isRefused: (one: Import) => boolean): Ban['find'] =>
  (file) =>
    importsOf(file).find(isRefused)?.index ?? -1

const isNamed = (names: readonly string[]) => (node: ts.Node | undefined) =>
  node !== undefined && ts.isIdentifier(node) && names.includes(node.text)

/** A read of a global object: one of its properties, by a point or brackets, or several by a pattern. */
const readsOf = (...names: string[]) => {
  const isGlobal = isNamed(names)
  return firstNode((node) => {
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return isGlobal(node.expression)
    return ts.isVariableDeclaration(node) && isGlobal(node.initializer)
  })
}

const storageCall = /^(?:launchStorage|(?:get|set|remove|clear)Storage(?:Sync)?)$/
const storageModule = firstImport(({ from }) => /\/(?:storage|sessionStorage)$/.test(from))
const storageName = firstNode((node) => ts.isIdentifier(node) && storageCall.test(node.text))

/** Methods that Safari 14.5 and Chrome 87 lack. */
const newerMethods = ['at', 'findLast', 'findLastIndex', 'hasOwn', 'toReversed', 'toSorted', 'toSpliced']

/** Bans on what exists in one host only; each names the way that works in all. */
export const hostBans: Ban[] = [
  {
    id: 'taro-calls',
    holds: outside('platform', 'request', 'navigate.ts'),
    find: firstImport(
      ({ from, isType, names }) => from === '@tarojs/taro' && !isType && !names.every((name) => hooks.includes(name)),
    ),
    instead: `only page hooks (${hooks.slice(0, 3).join(', ')} …) come from @tarojs/taro here; use a port of src/platform, call() of src/request, or navigate.ts`,
  },
  {
    id: 'newer-methods',
    holds: outside(),
    find: firstNode(
      (node) =>
        ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        newerMethods.includes(node.expression.name.text),
    ),
    instead: 'browsers of the declared floor (browserslist) do not have it: write list[list.length - 1], or a loop',
  },
  {
    id: 'host-name',
    holds: outside('platform', 'app.config.ts'),
    find: firstNode((node) => (ts.isIdentifier(node) ? node.text : textOf(node)) === 'TARO_ENV'),
    instead: 'a difference between hosts is a file variant (.h5.ts, .weapp.ts …) in src/platform, never a branch',
  },
  {
    id: 'host-objects',
    holds: outside('platform'),
    find: readsOf('wx', 'my', 'tt'),
    instead: 'the host object is reached through a port of src/platform',
  },
  {
    id: 'browser-objects',
    holds: (path) => outside('platform')(path) && !/\.h5\.tsx?$/.test(path),
    find: readsOf('localStorage', 'sessionStorage', 'document', 'window', 'navigator'),
    instead: 'mini-programs have no browser objects: use a port of src/platform with an .h5.ts variant',
  },
  {
    id: 'raw-storage',
    holds: outside('platform'),
    find: (file) => Math.max(storageModule(file), storageName(file)),
    instead:
      'a stored value is checked by a parser: use stored(key, parser) or storedForLaunch(key, parser) of src/platform/storage/stored.ts, with parsers from src/lib/parsers.ts',
  },
  {
    id: 'intl',
    holds: inSource,
    find: firstNode(
      (node) =>
        isNamed(['Intl'])(node) ||
        (ts.isCallExpression(node) && /^toLocale(?:Date|Time)?String$/.test(nameOf(node.expression) ?? '')),
    ),
    instead: 'mini-programs may lack Intl: format with src/lib/date.ts and src/lib/money.ts',
  },
  {
    id: 'sandbox-in-client',
    holds: inSource,
    find: firstImport(({ from }) => from.includes('sandbox/')),
    instead: 'the client never imports the sandbox: code for both belongs to src/contract',
  },
]
