import { allRoutes } from '../src/routes'

/** `/` for home and the system pages' exact addresses (R-01, R-07), by the path that each stands for, as Taro's router takes them. */
export function h5Aliases(): Record<string, string | string[]> {
  const aliased = allRoutes.filter((route) => route.alias)
  return Object.fromEntries(aliased.map((route) => [`/${route.path}`, [...(route.alias ?? []), `/${route.path}`]]))
}
