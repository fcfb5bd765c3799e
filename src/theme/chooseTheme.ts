import type { Theme } from './theme'
import { themeNameAt } from './themeName'
import { xbt } from './xbt'
import { xyf } from './xyf'

/** The theme of a page (R-09, D-25), as `themeNameAt` chooses it. */
export const chooseTheme = (address: string, stored: string | undefined): Theme =>
  themeNameAt(address, stored) === 'xyfApp' ? xyf : xbt
