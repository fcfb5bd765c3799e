import type { Fields, MiniPackage } from '../protocol'

/** Configuration of a page: that of the app, with what the page sets for itself. */
export const configOf = ({ app, json }: MiniPackage, route: string): Fields => ({
  ...((app.window ?? {}) as Fields),
  ...json[`${route}.json`],
})
