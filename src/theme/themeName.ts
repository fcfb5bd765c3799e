import type { ThemeName } from './theme'

const markers = ['xyfApp', 'apiSource', 'previewPage']

/**
 * The name of a page's theme (R-09, D-25): the newer one where the address selects it, otherwise the stored flag's, otherwise the older one.
 * @param address path and query of the page; in mini-programs the route with its query
 */
export const themeNameAt = (address: string, stored: string | undefined): ThemeName =>
  stored === 'xyfApp' || markers.some((marker) => address.includes(marker)) ? 'xyfApp' : 'xbt_h5'

/** The theme that a start query's `type` or the stored flag selects; undefined where it selects none. */
export function themeFlag(type: unknown): ThemeName | undefined {
  return type === 'xyfApp' || type === 'xbt_h5' ? type : undefined
}
