/** Every screen's address and what the shell must know of it. Pure data: the build, the router, the screens and the tests read it. */

export type Lang = 'zh-CN' | 'en'

export type Area =
  | 'session'
  | 'profile'
  | 'account'
  | 'home'
  | 'mall'
  | 'order'
  | 'cashier'
  | 'member'
  | 'config'
  | 'native'

/** Query of an address; values travel as text. */
export type Query = Record<string, string | undefined>

export interface RouteFacts {
  area: Area
  title: Record<Lang, string>
  /** `optional` opens without a token, and a 300000 there goes to the page. */
  login: 'required' | 'optional'
  /** The newer theme whatever the stored flag says. */
  theme?: 'xyfApp'
  /** Place in the tab bar. */
  tab?: 0 | 1 | 2
  /** The page can be refreshed by pulling down. */
  pullDownRefresh?: true
  /** Addresses besides the path itself, H5 only. */
  alias?: readonly string[]
  /** A page of one host only; mini-programs have their own for the system pages. */
  host?: 'h5'
}

/** One route. `query` exists for the compiler only. */
export interface Route<Q extends Query = Query> extends RouteFacts {
  path: string
  readonly query?: Q
}

const route =
  <Q extends Query = Record<never, string>>() =>
  (path: string, facts: RouteFacts): Route<Q> => ({ path, ...facts })

/** What a customer chose to buy, as the confirm screen reads it from its address. */
export type OrderChoice = {
  goodsId: string
  rechargeType: string
  quantity: string
  /** What one piece cost where he chose it, in fen: he is told where it costs another amount by now. */
  price?: string
}

export const routes = {
  home: route()('pages/home/index', {
    area: 'home',
    title: { 'zh-CN': '小补贴', en: 'Small subsidy' },
    login: 'optional',
    tab: 0,
    alias: ['/'],
  }),
  mall: route()('pages/mall/index', {
    area: 'mall',
    title: { 'zh-CN': '补贴商城', en: 'Subsidy mall' },
    login: 'optional',
    tab: 1,
    pullDownRefresh: true,
  }),
  my: route()('pages/my/index', { area: 'profile', title: { 'zh-CN': '我的', en: 'My' }, login: 'optional', tab: 2 }),

  login: route<{ redirect?: string }>()('center/login/index', {
    area: 'session',
    title: { 'zh-CN': '登录', en: 'Login' },
    login: 'optional',
  }),
  loginNum: route<{ redirect?: string }>()('center/login/loginNum', {
    area: 'session',
    title: { 'zh-CN': '登录', en: 'Login' },
    login: 'optional',
  }),
  settings: route()('center/personInfo/setUp', {
    area: 'account',
    title: { 'zh-CN': '设置', en: 'Settings' },
    login: 'required',
  }),
  agreement: route<{ code: string }>()('subPackages/agreement/index', {
    area: 'account',
    title: { 'zh-CN': '协议', en: 'Agreement' },
    login: 'optional',
  }),
  agreements: route()('subPackages/argumentList/index', {
    area: 'account',
    title: { 'zh-CN': '协议列表', en: 'Agreements' },
    login: 'optional',
  }),

  category: route<{ categoryId?: string }>()('subPackages/category/index', {
    area: 'mall',
    title: { 'zh-CN': '分类', en: 'Category' },
    login: 'optional',
  }),
  preMallSearch: route()('subPackages/pre-mall-search/index', {
    area: 'mall',
    title: { 'zh-CN': '搜索', en: 'Search' },
    login: 'optional',
  }),
  /** With `categoryId` the goods of a category, whose name is the keyword. */
  mallSearch: route<{ keyword: string; categoryId?: string }>()('subPackages/mall-search/index', {
    area: 'mall',
    title: { 'zh-CN': '搜索结果', en: 'Search results' },
    login: 'optional',
    pullDownRefresh: true,
  }),
  carnivalShopping: route()('subPackages/carnival-shopping/index', {
    area: 'mall',
    title: { 'zh-CN': '狂欢购物', en: 'Carnival shopping' },
    login: 'optional',
    pullDownRefresh: true,
  }),
  allowanceDown: route()('subPackages/allowance-down/index', {
    area: 'mall',
    title: { 'zh-CN': '补贴降价', en: 'Subsidy price cut' },
    login: 'optional',
  }),
  productList: route<{ brandId: string }>()('subPackages/xyfApp/product-list/index', {
    area: 'mall',
    title: { 'zh-CN': '商品列表', en: 'Products' },
    login: 'optional',
    theme: 'xyfApp',
  }),
  pdp: route<{ goodsId: string }>()('subPackages/pdp/index', {
    area: 'mall',
    title: { 'zh-CN': '商品详情', en: 'Product details' },
    login: 'optional',
  }),
  xyfPdp: route<{ goodsId: string }>()('subPackages/xyfApp/pdp/index', {
    area: 'mall',
    title: { 'zh-CN': '商品详情', en: 'Product details' },
    login: 'optional',
    theme: 'xyfApp',
  }),

  orderConfirm: route<OrderChoice>()('subPackages/order/confirm', {
    area: 'order',
    title: { 'zh-CN': '确认订单', en: 'Confirm order' },
    login: 'required',
  }),
  xyfOrderConfirm: route<OrderChoice>()('subPackages/xyfApp/order/confirm', {
    area: 'order',
    title: { 'zh-CN': '确认订单', en: 'Confirm order' },
    login: 'required',
    theme: 'xyfApp',
  }),
  orderDetail: route<{ orderId: string }>()('subPackages/order/detail', {
    area: 'order',
    title: { 'zh-CN': '订单详情', en: 'Order details' },
    login: 'required',
  }),
  xyfOrderDetail: route<{ orderId: string }>()('subPackages/xyfApp/order/detail', {
    area: 'order',
    title: { 'zh-CN': '订单详情', en: 'Order details' },
    login: 'required',
    theme: 'xyfApp',
  }),
  /** `state` is a tab of the list; without it all orders are shown. */
  orderList: route<{ state?: string }>()('subPackages/xyfApp/order/order-list', {
    area: 'order',
    title: { 'zh-CN': '订单列表', en: 'Orders' },
    login: 'required',
    theme: 'xyfApp',
  }),
  voucher: route<{ orderId: string }>()('subPackages/qrcode-detail/index', {
    area: 'order',
    title: { 'zh-CN': '订单详情', en: 'Order details' },
    login: 'required',
  }),
  xyfVoucher: route<{ orderId: string }>()('subPackages/xyfApp/qrcode-detail/index', {
    area: 'order',
    title: { 'zh-CN': '订单详情', en: 'Order details' },
    login: 'required',
    theme: 'xyfApp',
  }),

  pay: route<{ orderId: string; source: string }>()('subPackages/xyfApp/h5-pay/index', {
    area: 'cashier',
    title: { 'zh-CN': '支付', en: 'Payment' },
    login: 'required',
    theme: 'xyfApp',
  }),
  payCardResult: route<{ bizNo?: string; outBizNo?: string; source?: string; orderId?: string; appFrom?: string }>()(
    'subPackages/xyfApp/member-v2/payCardResult',
    { area: 'cashier', title: { 'zh-CN': '支付结果', en: 'Payment result' }, login: 'required', theme: 'xyfApp' },
  ),

  goldMember: route()('subPackages/gold-member/index', {
    area: 'member',
    title: { 'zh-CN': '黄金会员', en: 'Gold member' },
    login: 'required',
  }),
  goldOuter: route()('subPackages/gold-member/outer-deliver', {
    area: 'member',
    title: { 'zh-CN': '黄金会员', en: 'Gold member' },
    login: 'optional',
  }),

  preview: route<{ code: string }>()('pages/previewPage/index', {
    area: 'config',
    title: { 'zh-CN': '预览', en: 'Preview' },
    login: 'optional',
    theme: 'xyfApp',
  }),
  nativeBridge: route<{ nativeType: string; url?: string }>()('pages/nativeBridge/index', {
    area: 'native',
    title: { 'zh-CN': '请稍候', en: 'One moment' },
    login: 'optional',
  }),
  demoNative: route()('subPackages/demo-native/index', {
    area: 'native',
    title: { 'zh-CN': 'H5-APP', en: 'H5-APP' },
    login: 'optional',
  }),
  iframe: route<{ url: string }>()('subPackages/xyfApp/iframe/index', {
    area: 'native',
    title: { 'zh-CN': '详情', en: 'Details' },
    login: 'optional',
    theme: 'xyfApp',
  }),

  previewImage: route<{ urls: string; current?: string }>()('pages/system/preview-image', {
    area: 'config',
    title: { 'zh-CN': '预览图片', en: 'Picture' },
    login: 'optional',
    alias: ['/preview-image'],
    host: 'h5',
  }),
  chooseLocation: route()('pages/system/choose-location', {
    area: 'config',
    title: { 'zh-CN': '选择位置', en: 'Choose a place' },
    login: 'optional',
    alias: ['/choose-location'],
    host: 'h5',
  }),
  openLocation: route<{ latitude: string; longitude: string; name?: string; address?: string }>()(
    'pages/system/open-location',
    {
      area: 'config',
      title: { 'zh-CN': '查看位置', en: 'Place' },
      login: 'optional',
      alias: ['/open-location'],
      host: 'h5',
    },
  ),
} as const

/** Addresses that the server, a low-code page or a link may call by a name. A name whose route is not here leads nowhere. */
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
