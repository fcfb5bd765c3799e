import { allRoutes } from '../src/routes'

/** Aliases by the path of their page, as Taro's router expects them: `/` for home, and the exact addresses of the system pages. */
export function h5Aliases(): Record<string, string | string[]> {
  const aliased = allRoutes.filter((route) => route.alias)
  return Object.fromEntries(aliased.map((route) => [`/${route.path}`, [...(route.alias ?? []), `/${route.path}`]]))
}
