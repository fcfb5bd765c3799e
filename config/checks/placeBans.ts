import { allRoutes } from '../../src/routes'
import { type Ban, inScreens, wholeFile } from './ban'

const isOfRoute = (path: string) =>
  allRoutes.some((route) => path === `src/${route.path}.tsx` || path.startsWith(`src/${route.path}/`))

/** Everything that may be at the top of src/. */
const topLevel =
  /^src\/(?:(?:app\.config\.ts|sitemap\.json|app\.tsx|app\.scss|routes\.ts|navigate\.ts)$|(?:routes|pages|subPackages|center|shell|contract|domain|request|platform|report|ui|theme|i18n|lib|assets)\/)/

/** Bans on files in places where a reader does not look for them; each names the place. */
export const placeBans: Ban[] = [
  {
    id: 'drawers',
    holds: (path) => /^(src|sandbox)\/(?:.+\/)?(?:utils?|common|services?|helpers?|constants|types)\//.test(path),
    find: wholeFile,
    instead:
      'no folders for mixed content: a file belongs to its screen, domain/<area>/, ui/, platform/, contract/ or lib/',
  },
  {
    id: 'barrels',
    holds: (path) => /^(src\/(?!pages|subPackages|center)|sandbox\/).*index\.tsx?$/.test(path),
    find: wholeFile,
    instead: 'no barrel index.ts: import the file that owns the name',
  },
  {
    id: 'top-level',
    holds: (path) => path.startsWith('src/') && !topLevel.test(path),
    find: wholeFile,
    instead:
      "nothing new at the top of src/: a file belongs to its screen's folder, domain/<area>/, ui/, platform/, contract/ or lib/",
  },
  {
    id: 'strays',
    holds: (path) => inScreens(path) && !isOfRoute(path),
    find: wholeFile,
    instead:
      'only pages of src/routes.ts are allowed here: private parts belong to the folder with the page’s name, shared ones to domain/<area>/ or ui/',
  },
  {
    id: 'helpers-among-components',
    holds: (path) => /^src\/domain\/(?:.+\/)?[a-z][^/]*\.tsx$/.test(path),
    find: wholeFile,
    instead:
      'a .tsx of domain/ is a component with a capital letter: logic in a .ts returns a value, and the component shows texts and navigates',
  },
]
