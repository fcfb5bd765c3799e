import { showTabs } from '@/platform/page/tabBar'
import type { RouteFacts } from '@/routes/route'
import { useShown } from './useShown'

let wasAway = false

/** Hosts show the tab bar by default; it is only shown explicitly after it has been hidden. */
function take(isAway: boolean): void {
  if (!isAway && !wasAway) return
  wasAway = true
  showTabs(!isAway)
}
const leave = (): void => undefined

/**
 * Hides the tab bar while the page is blocked: it is outside the page, so that no mask covers it. Only a tab page may change it, so a page
 * that comes back to the front applies the current state again.
 */
export const useTabsAway = (route: Pick<RouteFacts, 'tab'>, isAway: boolean): void =>
  useShown(route.tab === undefined ? leave : take, isAway)
