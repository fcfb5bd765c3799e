import { accountRoutes } from './routes/accountRoutes'
import { activityRoutes } from './routes/activityRoutes'
import { certificateRoutes } from './routes/certificateRoutes'
import { coinRoutes } from './routes/coinRoutes'
import { couponRoutes } from './routes/couponRoutes'
import { identityRoutes } from './routes/identityRoutes'
import { memberRoutes } from './routes/memberRoutes'
import { rightsRoutes } from './routes/rightsRoutes'
import { forAnyone, neutral, neutralForAnyone, type QueryOf, type Route, signedIn } from './routes/route'
import { serviceRoutes } from './routes/serviceRoutes'
import { walletRoutes } from './routes/walletRoutes'

/** Every screen's address and what the shell needs to know about it. Pure data, read by the build, the router, the screens and the tests. */

/** Query of the confirm screen; `price` is the price of one piece where the customer chose it, in fen. */
const orderChoice = 'goodsId rechargeType quantity price?'

export type OrderChoice = QueryOf<typeof orderChoice>

export const routes = {
  home: forAnyone('home', 'pages/home/index', '小补贴', 'Small subsidy', '', { tab: 0, alias: ['/'] }),
  mall: forAnyone('mall', 'pages/mall/index', '补贴商城', 'Subsidy mall', '', { tab: 1, pullDownRefresh: true }),
  my: forAnyone('profile', 'pages/my/index', '我的', 'My', '', { tab: 2 }),

  login: neutralForAnyone('session', 'center/login/index', '登录', 'Login', 'redirect?', { outlivesSession: true }),
  loginNum: neutralForAnyone('session', 'center/login/loginNum', '登录', 'Login', 'redirect?', {
    outlivesSession: true,
  }),
  ...accountRoutes,
  ...walletRoutes,
  ...identityRoutes,

  category: forAnyone('mall', 'subPackages/category/index', '分类', 'Category', 'categoryId?'),
  preMallSearch: forAnyone('mall', 'subPackages/pre-mall-search/index', '搜索', 'Search', 'keyword?'),
  /** With `categoryId` it lists the goods of a category, whose name is the keyword. */
  mallSearch: forAnyone('mall', 'subPackages/mall-search/index', '搜索结果', 'Search results', 'keyword? categoryId?', {
    pullDownRefresh: true,
  }),
  carnivalShopping: forAnyone('mall', 'subPackages/carnival-shopping/index', '狂欢购物', 'Carnival shopping', '', {
    pullDownRefresh: true,
  }),
  allowanceDown: forAnyone('mall', 'subPackages/allowance-down/index', '补贴降价', 'Subsidy price cut'),
  productList: forAnyone('mall', 'subPackages/xyfApp/product-list/index', '商品列表', 'Products', 'brandId'),
  pdp: forAnyone('mall', 'subPackages/pdp/index', '商品详情', 'Product details', 'goodsId', { hasNewer: true }),
  xyfPdp: forAnyone('mall', 'subPackages/xyfApp/pdp/index', '商品详情', 'Product details', 'goodsId'),

  orderConfirm: neutral('order', 'subPackages/order/confirm', '确认订单', 'Confirm order', orderChoice, {
    hasNewer: true,
  }),
  xyfOrderConfirm: neutral('order', 'subPackages/xyfApp/order/confirm', '确认订单', 'Confirm order', orderChoice),
  /** Every link to an order leads here, in either theme (D-30). */
  orderDetail: signedIn('order', 'subPackages/order/detail', '订单详情', 'Order details', 'orderId'),
  xyfOrderDetail: signedIn('order', 'subPackages/xyfApp/order/detail', '订单详情', 'Order details', 'orderId'),
  /** `state` is a tab of the list; without it all orders are shown. */
  orderList: signedIn('order', 'subPackages/xyfApp/order/order-list', '订单列表', 'Orders', 'state?'),
  voucher: signedIn('order', 'subPackages/qrcode-detail/index', '订单详情', 'Order details', 'orderId', {
    hasNewer: true,
  }),
  xyfVoucher: signedIn('order', 'subPackages/xyfApp/qrcode-detail/index', '订单详情', 'Order details', 'orderId'),

  pay: neutral('cashier', 'subPackages/xyfApp/h5-pay/index', '支付', 'Payment', 'orderId source? tool?'),
  payCardResult: neutral(
    'cashier',
    'subPackages/xyfApp/member-v2/payCardResult',
    '支付结果',
    'Payment result',
    'bizNo? outBizNo? source? orderId? appFrom?',
  ),

  ...memberRoutes,
  ...rightsRoutes,
  ...couponRoutes,
  ...coinRoutes,
  ...activityRoutes,
  ...certificateRoutes,
  ...serviceRoutes,

  preview: forAnyone('remoteConfig', 'pages/previewPage/index', '预览', 'Preview', 'code?', { theme: 'xyfApp' }),
  nativeBridge: forAnyone('native', 'pages/nativeBridge/index', '请稍候', 'One moment', 'nativeType? url?', {
    outlivesSession: true,
  }),
  demoNative: forAnyone('native', 'subPackages/demo-native/index', 'H5-APP', 'H5-APP'),
  iframe: forAnyone('native', 'subPackages/xyfApp/iframe/index', '详情', 'Details', 'url?'),

  previewImage: forAnyone('remoteConfig', 'pages/system/preview-image', '预览图片', 'Picture', 'urls? current?', {
    alias: ['/preview-image'],
    host: 'h5',
  }),
  chooseLocation: forAnyone('remoteConfig', 'pages/system/choose-location', '选择位置', 'Choose a place', '', {
    alias: ['/choose-location'],
    host: 'h5',
  }),
  openLocation: forAnyone(
    'remoteConfig',
    'pages/system/open-location',
    '查看位置',
    'Place',
    'latitude? longitude? name? address?',
    { alias: ['/open-location'], host: 'h5' },
  ),
  /**
   * Where every address without a route leads; it is not one of the screens of the specification. It is in the main package, because Alipay
   * opens no page whose package is not loaded in place of a missing one.
   */
  notFound: forAnyone('remoteConfig', 'pages/not-found/index', '页面不存在', 'Page not found'),
} as const

/** Names that the server, a low-code page or a link may use in place of an address. A name whose route does not exist is not opened. */
export const namedLinks: ReadonlyMap<string, string> = new Map([
  ['ocr', 'subPackages/identification/index'],
  ['preCreditConfirm', 'subPackages/identification-confirm/index'],
  ['bankCard', 'subPackages/deposit-identification/index'],
  ['face', 'subPackages/living-identification/index'],
  ['openCardResult', 'subPackages/card-results/index'],
  ['rights', 'center/rights/index'],
  ['rightsDetail', 'center/rights/detail'],
])

/** All routes in the order they are registered. */
export const allRoutes: readonly Route[] = Object.values(routes)

/** Folder of a path: its sub-package root, or `pages/…` for the main package. */
export const packageRoot = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/** Main-package routes lie under `pages/`. */
export const isMain = (path: string): boolean => path.startsWith('pages/')

/** The route at a path, with or without its leading slash; aliases count. */
export function routeAt(path: string): Route | undefined {
  const bare = path.replace(/^\//, '')
  return allRoutes.find((one) => one.path === bare || (one.alias ?? []).includes(`/${bare}`))
}
