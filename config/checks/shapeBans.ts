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
      'a store has load, show, hide, refresh, loadMore, share and drop, which useScreenStore of src/shell calls; page() gives the query, usePage() whether the page is shown',
  },
  {
    id: 'quiet-stores',
    holds: (path) => inScreens(path) || (/[sS]tore\.ts$/.test(path) && !inCashier(path)),
    find: pattern(/\btoast:\s*false\b/),
    instead: 'read through a Loadable or a PagedList, which decides about toasts: load((read) => read(endpoint, data))',
  },
  {
    id: 'hand-made-busy',
    holds: (path) => isLogic(path) && !inCashier(path),
    find: pattern(/^\s+(?:private )?(?:busy|is[A-Z]\w*ing|[a-z]\w*ing) = false$/m),
    instead:
      'write an action as a Submission of src/request/submission.ts, which has the busy state, refusal, lost answer and request id',
  },
  {
    id: 'hand-made-request-id',
    holds: (path) => (inScreens(path) || inDomain(path)) && !inCashier(path) && !/[iI]ntents?\.ts$/.test(path),
    find: pattern(/\bmakeRequestId\b/),
    instead: 'a Submission makes and keeps the request id of its form, in an Intents of src/request/intents.ts',
  },
  {
    id: 'ended-sessions-in-stores',
    holds: (path) => (inScreens(path) || inDomain(path)) && !/^src\/domain\/(session|cashier)\//.test(path),
    find: pattern(/\bendedSessions\b/),
    instead:
      'useScreenStore creates a new store when the customer leaves, so a store never has data of an earlier customer',
  },
  {
    id: 'named-twins',
    holds: (path) => inScreens(path) || inDomain(path),
    find: pattern(/\b(?:go|replace|returnToRoute|addressOf)\(\s*routes\.xyf[A-Z]/),
    instead:
      'use the older route: go() and replace() of src/navigate.ts open its newer version where the stored theme is the newer one',
  },
  {
    id: 'helpers-among-components',
    holds: (path) => /^src\/domain\/(?:.+\/)?[a-z][^/]*\.tsx$/.test(path),
    find: pattern(/^/),
    instead:
      'a .tsx of domain/ is a component with a capital letter: logic in a .ts returns a value, and the component shows texts and navigates',
  },
]
