import type { Theme, ThemeName } from './theme'
import { xbt } from './xbt'
import { xyf } from './xyf'

const markers = ['xyfApp', 'apiSource', 'previewPage']

/**
 * The theme of a page (R-09, D-25): the newer one where the address selects it, otherwise the stored flag's, otherwise the older one.
 * @param address path and query of the page; in mini-programs the route with its query
 */
export function chooseTheme(address: string, stored: string | undefined): Theme {
  if (markers.some((marker) => address.includes(marker))) return xyf
  return stored === 'xyfApp' ? xyf : xbt
}

/** The theme that a start query's `type` or the stored flag selects; undefined where it selects none. */
export function themeFlag(type: unknown): ThemeName | undefined {
  return type === 'xyfApp' || type === 'xbt_h5' ? type : undefined
}
