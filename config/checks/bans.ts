import { allRoutes } from '../../src/routes'
import { colourInCode, colourInSheet } from './colours'
import { literalText } from './literalText'
import { plainWordFor, unplainWord } from './plainWords'
import { proseOf, withoutComments } from './prose'
import { shapeBans } from './shapeBans'

/** Bans that no linter provides: each says where it applies, what it finds, and what to use instead. */
export interface Ban {
  id: string
  /** Whether the ban applies to this file; the path is relative to the project, with forward slashes. */
  holds(path: string): boolean
  /** Part of the file that is searched: `code` has no comments and is the default, `prose` is comments and titles of tests. */
  part?: 'code' | 'prose' | 'whole'
  /** Position of the first violation in that part, or -1. */
  find(text: string): number
  /** What to do instead; a function gets the searched part from the violation on. */
  instead: string | ((from: string) => string)
}

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

const pattern = (expression: RegExp) => (text: string) => text.search(expression)

/** Imports are compared by name, because a pattern on `Taro.request` would miss `import { request }`. */
function otherThanHooks(text: string): number {
  for (const match of text.matchAll(/import\s+(?!type\b)([^'"]*?)\s*from\s*['"]@tarojs\/taro['"]/g)) {
    const names = /^\{([^}]*)\}$/.exec(match[1] ?? '')?.[1]
    const isHook = (name: string) => name.startsWith('type ') || hooks.includes(name)
    if (!names?.split(',').every((name) => name.trim() === '' || isHook(name.trim()))) return match.index
  }
  return -1
}

const inSource = (path: string) => /^src\/.+\.tsx?$/.test(path)
const outside =
  (...folders: string[]) =>
  (path: string) =>
    inSource(path) && !folders.some((folder) => path === `src/${folder}` || path.startsWith(`src/${folder}/`))

const inScreens = (path: string) => /^src\/(pages|subPackages|center)\//.test(path)
const isPage = (path: string) => /^src\/(pages|subPackages|center)\/(.+\/)?[a-z][^/.]*\.tsx$/.test(path)
const isOfRoute = (path: string) =>
  allRoutes.some((route) => path === `src/${route.path}.tsx` || path.startsWith(`src/${route.path}/`))

/** Everything that may be at the top of src/. */
const topLevel =
  /^src\/(?:(?:app\.config\.ts|app\.tsx|app\.scss|routes\.ts|navigate\.ts)$|(?:pages|subPackages|center|shell|contract|domain|request|platform|report|ui|theme|i18n|lib|assets)\/)/

export const bans: Ban[] = [
  {
    id: 'taro-calls',
    holds: outside('platform', 'request', 'navigate.ts'),
    find: otherThanHooks,
    instead: `only page hooks (${hooks.slice(0, 3).join(', ')} …) come from @tarojs/taro here; use a port of src/platform, call() of src/request, or navigate.ts`,
  },
  {
    id: 'host-name',
    holds: outside('platform', 'app.config.ts'),
    find: pattern(/TARO_ENV/),
    instead: 'a difference between hosts is a file variant (.h5.ts, .weapp.ts …) in src/platform, never a branch',
  },
  {
    id: 'host-objects',
    holds: outside('platform'),
    find: pattern(/(?<![\w.$'"`])(?:wx|my|tt)\s*[.[]/),
    instead: 'the host object is reached through a port of src/platform',
  },
  {
    id: 'browser-objects',
    holds: (path) => outside('platform')(path) && !/\.h5\.tsx?$/.test(path),
    find: pattern(/(?<![\w.$'"`-])(?:localStorage|sessionStorage|document|window|navigator)\s*\./),
    instead: 'mini-programs have no browser objects: use a port of src/platform with an .h5.ts variant',
  },
  {
    id: 'raw-storage',
    holds: outside('platform'),
    find: pattern(
      /['"][^'"\n]*\/(?:storage|sessionStorage)['"]|\blaunchStorage\b|\b(?:get|set|remove|clear)Storage(?:Sync)?\b/,
    ),
    instead:
      'a stored value is checked by a reader: use stored(key, reader) or storedForLaunch(key, reader) of src/platform/stored.ts, with readers from src/lib/readers.ts',
  },
  {
    id: 'colours',
    // The toast is outside the screens, so the theme's variables do not apply to it.
    holds: (path) => /^src\/.+\.scss$/.test(path) && !/^src\/(?:theme\/|platform\/toast\.)/.test(path),
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
    id: 'intl',
    holds: inSource,
    find: pattern(/\bIntl\.|\.toLocale(?:Date|Time)?String\(/),
    instead: 'mini-programs may lack Intl: format with src/lib/date.ts and src/lib/money.ts',
  },
  {
    id: 'money-division',
    holds: (path) => inSource(path) && !path.startsWith('src/lib/'),
    find: pattern(/\b\w*(?:fen|amount|price|balance)\w*\)?\s*\/\s*100\b|\.toFixed\(2\)/i),
    instead: 'fen are converted to yuan only in src/lib/money.ts: use formatPrice or formatAmount',
  },
  {
    id: 'drawers',
    holds: (path) => /^(src|sandbox)\/(?:.+\/)?(?:utils?|common|services?|helpers?|constants|types)\//.test(path),
    find: pattern(/^/),
    instead:
      'no folders for mixed content: a file belongs to its screen, domain/<area>/, ui/, platform/, contract/ or lib/',
  },
  {
    id: 'barrels',
    holds: (path) => /^(src\/(?!pages|subPackages|center)|sandbox\/).*index\.tsx?$/.test(path),
    find: pattern(/^/),
    instead: 'no barrel index.ts: import the file that owns the name',
  },
  {
    id: 'top-level',
    holds: (path) => path.startsWith('src/') && !topLevel.test(path),
    find: pattern(/^/),
    instead:
      "nothing new at the top of src/: a file belongs to its screen's folder, domain/<area>/, ui/, platform/, contract/ or lib/",
  },
  {
    id: 'strays',
    holds: (path) => inScreens(path) && !isOfRoute(path),
    find: pattern(/^/),
    instead:
      'only pages of src/routes.ts are allowed here: private parts belong to the folder with the page’s name, shared ones to domain/<area>/ or ui/',
  },
  {
    id: 'theme-branch',
    holds: isPage,
    find: pattern(/\b(?:storedTheme|chooseTheme|themeFlag)\b|['"`](?:xyfApp|xbt_h5)['"`]/),
    instead:
      'a page does not depend on the theme: a difference is a variable of src/theme/theme.ts, which <Screen> writes',
  },
  {
    id: 'literal-text',
    holds: (path) => /^src\/.+\.tsx$/.test(path),
    find: literalText,
    instead: 'texts belong to the catalogues src/i18n/zh-CN/<area>.ts and src/i18n/en/<area>.ts',
  },
  {
    id: 'bare-pages',
    holds: isPage,
    find: (text) => (/^export default page\(\s*routes\.\w+,/m.test(text) ? -1 : 0),
    instead:
      'write a page as export default page(routes.x, function Name(query) { … }) of src/shell/page: an error in its body then shows a message and not a white screen',
  },
  {
    id: 'left-overs',
    holds: (path) => /^(src|sandbox|config)\/.+\.(tsx?|scss)$/.test(path) && path !== 'config/checks/bans.ts',
    part: 'whole',
    find: pattern(/\b(?:TODO|FIXME|XXX|HACK)\b|@ts-(?:ignore|nocheck)|biome-ignore/),
    instead: 'finish it or delete it, and do not disable checks',
  },
  {
    id: 'plain-words',
    holds: (path) => /^(src|sandbox|config|tests)\//.test(path),
    part: 'prose',
    find: unplainWord,
    instead: plainWordFor,
  },
  {
    id: 'sandbox-in-client',
    holds: inSource,
    find: pattern(/from\s+['"][^'"]*sandbox\//),
    instead: 'the client never imports the sandbox: code for both belongs to src/contract',
  },
  ...shapeBans,
]

export interface Violation {
  path: string
  line: number
  ban: string
  message: string
}

/** All violations of one file. */
export function findViolations(path: string, text: string): Violation[] {
  const parts = { code: withoutComments(text), prose: proseOf(path, text), whole: text }
  return bans
    .filter((ban) => ban.holds(path))
    .flatMap((ban) => {
      const part = parts[ban.part ?? 'code']
      const place = ban.find(part)
      if (place < 0) return []
      const line = part.slice(0, place).split('\n').length
      const message = typeof ban.instead === 'string' ? ban.instead : ban.instead(part.slice(place))
      return [{ path, line, ban: ban.id, message }]
    })
}
