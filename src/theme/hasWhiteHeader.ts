import type { Theme } from './theme'

interface HeaderFacts {
  /** Position in the tab bar. */
  tab?: number
  /** A form, login, settings or a step of paying. */
  neutral?: true
  /** The host draws the bar, in white. */
  hostBar?: true
}

/**
 * Whether a page's header is white (D-29). The tabs have the gradient of their theme; of the inner pages only those of the newer theme
 * have it, and none that is neutral.
 */
export const hasWhiteHeader = ({ name }: Theme, { tab, neutral, hostBar }: HeaderFacts): boolean =>
  tab === undefined && (name === 'xbt_h5' || (neutral ?? hostBar) === true)
