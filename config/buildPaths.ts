import { families } from '../src/contract/families'
import { type AppPaths, ownPaths, readAppPaths } from './appPaths'
import { contractCalls } from './contractCalls'
import { readEnvironment } from './environment'

/** The paths that APP_PATHS gives a build; backends that have one address in this environment are one host. */
export function buildPaths(variables: Record<string, string | undefined>, isH5: boolean): AppPaths {
  if (!variables.APP_PATHS) return ownPaths
  const { hosts } = readEnvironment(variables, isH5)
  return readAppPaths(variables.APP_PATHS, contractCalls(), (family) => hosts[families[family].host])
}
