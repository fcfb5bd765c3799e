/** Bans that no linter knows: each says where it holds, what it looks for, and what to use instead. */
export interface Ban {
  id: string
  /** Whether the ban holds in this file; the path is relative to the project, with forward slashes. */
  holds(path: string): boolean
  /** Place of the first violation in the text, or -1. */
  find(text: string): number
  /** What to do instead. */
  instead: string
}

/** Hooks that bind a component to its page; everything else of Taro goes through a port. */
const hooks = [
  'useDidHide',
  'useDidShow',
  'useError',
  'useLaunch',
  'useLoad',
  'usePageNotFound',
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

/** Imports are lists of names, so that `import { request }` cannot slip past a pattern on `Taro.request`. */
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
    id: 'colours',
    holds: (path) =>
      /^src\/.+\.(tsx?|scss)$/.test(path) && !path.startsWith('src/theme/') && path !== 'src/app.config.ts',
    find: pattern(/(?<![&\w%])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b(?![\w-]*['"]?\s*\))|rgba?\(/),
    instead: 'a colour is a variable of the theme: var(--color-…) from src/theme/theme.ts',
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
    instead: 'fen become yuan in src/lib/money.ts only: formatPrice or formatAmount',
  },
  {
    id: 'drawers',
    holds: (path) => /^(src|sandbox)\/(?:.+\/)?(?:utils?|common|services?|helpers?|constants|types)\//.test(path),
    find: pattern(/^/),
    instead: 'no drawer folders: a part goes to its screen, domain/<area>/, ui/, platform/, contract/ or lib/',
  },
  {
    id: 'barrels',
    holds: (path) => /^(src\/(?!pages|subPackages|center)|sandbox\/).*index\.tsx?$/.test(path),
    find: pattern(/^/),
    instead: 'no barrel index.ts: import the file that owns the name',
  },
  {
    id: 'bare-pages',
    holds: (path) => /^src\/(pages|subPackages|center)\/(.+\/)?[a-z][^/.]*\.tsx$/.test(path),
    find: (text) => (/\bpage\(function [A-Z]/.test(text) ? -1 : 0),
    instead:
      'a page is page(function Name() { … }) of src/shell/page: a mistake in its body must not leave the customer a white screen',
  },
  {
    id: 'left-overs',
    holds: (path) => /^(src|sandbox|config)\/.+\.(tsx?|scss)$/.test(path) && path !== 'config/checks/bans.ts',
    find: pattern(/\b(?:TODO|FIXME|XXX|HACK)\b|@ts-(?:ignore|nocheck)|biome-ignore/),
    instead: 'finish it or delete it; a check is not to be silenced',
  },
  {
    id: 'sandbox-in-client',
    holds: inSource,
    find: pattern(/from\s+['"][^'"]*sandbox\//),
    instead: 'the client never imports the sandbox: what both need is in src/contract',
  },
]

export interface Violation {
  path: string
  line: number
  ban: string
  message: string
}

/** All violations of one file. */
export function findViolations(path: string, text: string): Violation[] {
  return bans
    .filter((ban) => ban.holds(path))
    .flatMap((ban) => {
      const bare = ban.id === 'left-overs' ? text : withoutComments(text)
      const place = ban.find(bare)
      if (place < 0) return []
      const line = bare.slice(0, place).split('\n').length
      return [{ path, line, ban: ban.id, message: ban.instead }]
    })
}

/** Blanks comments but keeps line numbers: a comment may name what the code must not use. */
const withoutComments = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '))
