import { showTabs } from '@/platform/tabBar'
import type { RouteFacts } from '@/routes'
import { useShown } from './useShown'

let wasAway = false

/** Hosts show the tabs by themselves; they are told only once something has taken the tabs away. */
function take(isAway: boolean): void {
  if (!isAway && !wasAway) return
  wasAway = true
  showTabs(!isAway)
}
const leave = (): void => undefined

/**
 * Keeps the tab bar away while the page is blocked: it lies outside the page, so that no mask covers it. Only a tab page may move
 * it, so a page that comes back to the front says anew what holds now.
 */
export const useTabsAway = (route: Pick<RouteFacts, 'tab'>, isAway: boolean): void =>
  useShown(route.tab === undefined ? leave : take, isAway)
