import type { Theme, ThemeName } from './theme'
import { xbt } from './xbt'
import { xyf } from './xyf'

const markers = ['xyfApp', 'apiSource', 'previewPage']

/**
 * The look of a page: the address decides where it names the newer theme, else the stored flag, else the older theme.
 * @param address path and query of the page; in mini-programs the route with its query
 */
export function chooseTheme(address: string, stored: string | undefined): Theme {
  if (markers.some((marker) => address.includes(marker))) return xyf
  return stored === 'xyfApp' ? xyf : xbt
}

/** The flag that a start query's `type` writes, if it is a theme at all. */
export function themeFlag(type: string | undefined): ThemeName | undefined {
  return type === 'xyfApp' || type === 'xbt_h5' ? type : undefined
}
