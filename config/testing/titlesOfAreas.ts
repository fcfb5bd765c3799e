interface ScreenRoute {
  area: string
  path: string
}

/**
 * What the titles of the tests of some areas' screens have in common, for Jest's `-t`.
 * @throws an Error that lists the areas where one of them is none
 */
export function titlesOfAreas(routes: readonly ScreenRoute[], areas: readonly string[]): string {
  const known = [...new Set(routes.map(({ area }) => area))].sort()
  const unknown = areas.filter((area) => !known.includes(area))
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is none of the areas: ${known.join(', ')}`)
  const paths = routes.filter(({ area }) => areas.includes(area)).map(({ path }) => path)
  return ` (${paths.join('|')})([ ?]|$)`
}
