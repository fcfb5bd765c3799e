import type { Ban } from './bans'

const inScreens = (path: string) => /^src\/(pages|subPackages|center)\/.+\.tsx?$/.test(path)
const inDomain = (path: string) => /^src\/domain\/.+\.tsx?$/.test(path)
const isLogic = (path: string) => /^src\/(pages|subPackages|center|domain)\/.+\.ts$/.test(path)
/** Payments follow a flow of their own: two pages may share one, and it outlives its screen. */
const inCashier = (path: string) => path.startsWith('src/domain/cashier/')

const pattern = (expression: RegExp) => (text: string) => text.search(expression)

/** Bans that allow one way only to read, to send, to navigate and to name things; each names that way. */
export const shapeBans: Ban[] = [
  {
    id: 'lifecycle-hooks',
    holds: (path) => inScreens(path) || inDomain(path),
    find: pattern(/from\s+['"]@tarojs\/taro['"]/),
    instead:
      'a store says load, show, hide, refresh, loadMore, share and drop, and useScreenStore of src/shell drives it; page() gives the query, usePage() whether the page is shown',
  },
  {
    id: 'quiet-stores',
    holds: (path) => inScreens(path) || (/[sS]tore\.ts$/.test(path) && !inCashier(path)),
    find: pattern(/\btoast:\s*false\b/),
    instead:
      'a Loadable or a PagedList hands out the call and knows when it is silent: load((read) => read(endpoint, data))',
  },
  {
    id: 'hand-made-busy',
    holds: (path) => isLogic(path) && !inCashier(path),
    find: pattern(/^\s+(?:private )?(?:busy|is[A-Z]\w*ing|[a-z]\w*ing) = false$/m),
    instead:
      'an action is a Submission of src/request/submission.ts: busy, refusal, lost answer and request id are its',
  },
  {
    id: 'hand-made-request-id',
    holds: (path) => (inScreens(path) || inDomain(path)) && !inCashier(path) && !/[iI]ntents?\.ts$/.test(path),
    find: pattern(/\bmakeRequestId\b/),
    instead: 'a Submission keeps the id of its form; where it keeps it is an Intents of src/request/intents.ts',
  },
  {
    id: 'departures-in-stores',
    holds: (path) => (inScreens(path) || inDomain(path)) && !/^src\/domain\/(session|cashier)\//.test(path),
    find: pattern(/\bdepartures\b/),
    instead: 'useScreenStore makes the store anew when the customer leaves: a store holds nothing of the one before',
  },
  {
    id: 'named-twins',
    holds: (path) => inScreens(path) || inDomain(path),
    find: pattern(/\b(?:go|replace|returnToRoute|addressOf)\(\s*routes\.xyf[A-Z]/),
    instead: 'name the older route: go() and replace() of src/navigate.ts lead to its twin by the stored theme',
  },
  {
    id: 'helpers-among-components',
    holds: (path) => /^src\/domain\/(?:.+\/)?[a-z][^/]*\.tsx$/.test(path),
    find: pattern(/^/),
    instead:
      'a .tsx of domain/ is a component with a capital: logic answers a value in a .ts, and the component shows words, tells and navigates',
  },
]
