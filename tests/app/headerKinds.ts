import type { Route } from '@/routes/route'
import type { Theme } from '@/theme/theme'
import { xyf } from '@/theme/xyf'

/** The kinds of pages by their paths (D-29); every other page is an inner one. */
const kinds = {
  tab: /^pages\/(?:home|mall|my)\/index$/,
  login: /^center\/login\/|\/bind-user\//,
  settings: /^center\/personInfo\/|\/(?:cancel-account|service-authorization|agreement|argumentList|south-air)\//,
  form: new RegExp(
    '/(?:identification|identification-confirm|living-identification|card-results|deposit-identification|once-bind|bank-management|' +
      'cash-out|exchange-redpackage|exchange-coupon|phone-charges|settle-certify)/(?:index|verify|toProve|settle-succes|email)$|' +
      '/withdrawal/(?:cash-out|bind-account)$|/gold-member/outer-deliver$|/capture/calc$',
  ),
  cashier: /\/h5-pay\/|\/(?:payCardResult|pay-result|single-pay-pop)$|\/order\/confirm$/,
}

type Kind = keyof typeof kinds | 'inner'

/** The kind of the page at a path. */
export const kindOf = (path: string): Kind =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind].test(path)) ?? 'inner'

/**
 * The ground of the header that the rule gives a page where this theme is stored: the gradient of a theme, or white. The newer theme has its
 * gradient on its inner pages as well, but not where the host draws the bar.
 */
export function ruledGround({ path, hostBar }: Route, stored: Theme): string {
  const { variables, name } = /xyfApp|previewPage/.test(path) ? xyf : stored
  const kind = kindOf(path)
  const hasGradient = kind === 'tab' || (kind === 'inner' && name === 'xyfApp' && !hostBar)
  return hasGradient ? variables.headerBackground : variables.colorCard
}
