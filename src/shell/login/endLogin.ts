import { shellWords } from '@/i18n/shell'
import { go, isOwnAddress, parseAddress, replace, returnTo } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'

const loginPaths: readonly string[] = [routes.login.path, routes.loginNum.path]

/**
 * Leaves the login pages. An invited old user sees for 3 s that only new users can assist, and goes to the home tab; all other
 * users return to `redirect` if it is a route of this app and not a login page (R-53, S1). An address of this app without a route leads to the
 * page that says so, everything else to home.
 */
export function endLogin(end: { kind: 'in' | 'assistRefused' }, redirect: string | undefined): void {
  if (end.kind === 'assistRefused') {
    toast(shellWords().assistOnlyNew, 3000)
    go(routes.home)
    return
  }
  const target = redirect ? parseAddress(redirect) : undefined
  if (redirect && !target && isOwnAddress(redirect)) replace(routes.notFound)
  else if (!redirect || !target || loginPaths.includes(target.route.path)) go(routes.home)
  else returnTo(redirect)
}
