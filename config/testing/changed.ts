import { allRoutes } from '../../src/routes'
import type { Area } from '../../src/routes/route'
import { journeysOf } from './journeysOf'

/** What changed files reach. */
export interface Reached {
  /** Files of code and of tests whose related tests run, by Jest's own graph of imports. */
  related: string[]
  /** Folders and files of the sandbox's tests, which reach its areas over HTTP and not by imports. */
  sandbox: string[]
  /** Names of journeys, which their titles begin with. */
  journeys: string[]
  /** Paths of routes. */
  screens: string[]
}

const areas = Object.keys(journeysOf) as Area[]
const isCode = (file: string) => /^(src|sandbox|config|tests)\/.*\.[mc]?[jt]sx?$/.test(file)

/** What the list of `/sandbox/screens` is made of, whose tests ask that each screen that needs a login has a sample with one. */
const isOfScreenList = (file: string) =>
  /^(src\/routes(\.ts$|\/)|tests\/(screens\.ts$|samples\/)|sandbox\/devtools\/screens\/)/.test(file)

/** The routes whose page, or whose folder of private parts, a file is. */
const routesOf = (file: string) => allRoutes.filter(({ path }) => new RegExp(`^src/${path}(\\.|/)`).test(file))

/** The areas to which a file belongs, by its folder or by the area of its screen. */
function areasOf(file: string): Area[] {
  const [, name = ''] =
    /^(?:src\/(?:domain|contract|i18n(?:\/[\w-]+)?)|sandbox\/areas|tests\/(?:domain|sandbox|contract))\/(\w+)/.exec(
      file,
    ) ?? []
  const named = areas.filter((area) => area === name)
  return [...named, ...routesOf(file).map(({ area }) => area)]
}

/** What files, as paths from the project's folder, reach; a file that all share reaches no journey by itself, but its related tests. */
export function reachedBy(files: readonly string[]): Reached {
  const inProduct = files.filter((file) => /^(src|sandbox)\//.test(file))
  const ofAreas = [...new Set(inProduct.flatMap(areasOf))]
  const ownScreens = inProduct.flatMap(routesOf).map(({ path }) => path)
  const shared = new Set(inProduct.filter((file) => routesOf(file).length === 0).flatMap(areasOf))
  const ofShared = allRoutes.filter(({ area }) => shared.has(area)).map(({ path }) => path)
  return {
    related: files.filter(isCode),
    sandbox: [...ofAreas, ...(files.some(isOfScreenList) ? ['devtools/screens'] : [])],
    journeys: [...new Set(ofAreas.flatMap((area) => journeysOf[area]))],
    screens: [...new Set([...ownScreens, ...ofShared])],
  }
}
