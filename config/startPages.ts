import { routes } from '../src/routes'

/**
 * Pages that visits of the H5 app start at: the tabs, and where links from outside, payment providers and the native app lead. `index.html` names
 * their files, so each page here makes every visit's first answer larger.
 */
export const startPages: readonly string[] = [
  routes.home,
  routes.mall,
  routes.my,
  routes.login,
  routes.pdp,
  routes.xyfPdp,
  routes.orderDetail,
  routes.xyfOrderDetail,
  routes.orderConfirm,
  routes.pay,
  routes.payCardResult,
  routes.olderMemberResult,
  routes.healthResult,
  routes.goldOuter,
  routes.nativeBridge,
  routes.preview,
].map(({ path }) => path)
