/** Every screen's address and what the shell needs to know about it. Pure data, read by the build, the router, the screens and the tests. */

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
  /** `optional` opens without a token, and an answer 300000 is handled by the page. */
  login: 'required' | 'optional'
  /** Uses the newer theme whatever the stored flag is. */
  theme?: 'xyfApp'
  /** Position in the tab bar. */
  tab?: 0 | 1 | 2
  /** The page can be refreshed by pulling down. */
  pullDownRefresh?: true
  /** Addresses in addition to the path itself, H5 only. */
  alias?: readonly string[]
  /** A page of one host only; mini-programs have their own for the system pages. */
  host?: 'h5'
  /** Names of the query, with a space between them; one with a question mark may be absent. */
  query?: string
  /** Path of the same screen in the newer theme; customers of that theme are led there. */
  newer?: string
  /**
   * The store of this page is kept when a session ends or another one begins: login happens on this page, and a form that is being sent
   * must end where the customer can see it.
   */
  outlivesSession?: true
}

/** One route. `typedQuery` exists for the compiler only. */
export interface Route<Q extends Query = Query> extends RouteFacts {
  path: string
  readonly typedQuery?: Q
}

type NameOf<Name extends string> = Name extends `${infer Bare}?`
  ? { [Key in Bare]?: string }
  : { [Key in Name]: string }

type FieldsOf<Names extends string> = Names extends `${infer Name} ${infer Rest}`
  ? NameOf<Name> & FieldsOf<Rest>
  : NameOf<Names>

/** The query that a text such as `goodsId price?` describes. */
type QueryOf<Names> = Names extends string
  ? { [Key in keyof FieldsOf<Names>]: FieldsOf<Names>[Key] }
  : Record<never, string>

const route = <const Facts extends RouteFacts>(path: string, facts: Facts): Route<QueryOf<Facts['query']>> => ({
  path,
  ...facts,
})

/** Query of the confirm screen; `price` is the price of one piece where the customer chose it, in fen. */
const orderChoice = 'goodsId rechargeType quantity price?'

export type OrderChoice = QueryOf<typeof orderChoice>

export const routes = {
  home: route('pages/home/index', {
    area: 'home',
    title: { 'zh-CN': '小补贴', en: 'Small subsidy' },
    login: 'optional',
    tab: 0,
    alias: ['/'],
  }),
  mall: route('pages/mall/index', {
    area: 'mall',
    title: { 'zh-CN': '补贴商城', en: 'Subsidy mall' },
    login: 'optional',
    tab: 1,
    pullDownRefresh: true,
  }),
  my: route('pages/my/index', { area: 'profile', title: { 'zh-CN': '我的', en: 'My' }, login: 'optional', tab: 2 }),

  login: route('center/login/index', {
    area: 'session',
    query: 'redirect?',
    outlivesSession: true,
    title: { 'zh-CN': '登录', en: 'Login' },
    login: 'optional',
  }),
  loginNum: route('center/login/loginNum', {
    area: 'session',
    query: 'redirect?',
    outlivesSession: true,
    title: { 'zh-CN': '登录', en: 'Login' },
    login: 'optional',
  }),
  settings: route('center/personInfo/setUp', {
    area: 'account',
    title: { 'zh-CN': '设置', en: 'Settings' },
    login: 'required',
  }),
  agreement: route('subPackages/agreement/index', {
    area: 'account',
    query: 'code?',
    title: { 'zh-CN': '协议', en: 'Agreement' },
    login: 'optional',
  }),
  agreements: route('subPackages/argumentList/index', {
    area: 'account',
    title: { 'zh-CN': '协议列表', en: 'Agreements' },
    login: 'optional',
  }),

  category: route('subPackages/category/index', {
    area: 'mall',
    query: 'categoryId?',
    title: { 'zh-CN': '分类', en: 'Category' },
    login: 'optional',
  }),
  preMallSearch: route('subPackages/pre-mall-search/index', {
    area: 'mall',
    title: { 'zh-CN': '搜索', en: 'Search' },
    login: 'optional',
  }),
  /** With `categoryId` it lists the goods of a category, whose name is the keyword. */
  mallSearch: route('subPackages/mall-search/index', {
    area: 'mall',
    query: 'keyword? categoryId?',
    title: { 'zh-CN': '搜索结果', en: 'Search results' },
    login: 'optional',
    pullDownRefresh: true,
  }),
  carnivalShopping: route('subPackages/carnival-shopping/index', {
    area: 'mall',
    title: { 'zh-CN': '狂欢购物', en: 'Carnival shopping' },
    login: 'optional',
    pullDownRefresh: true,
  }),
  allowanceDown: route('subPackages/allowance-down/index', {
    area: 'mall',
    title: { 'zh-CN': '补贴降价', en: 'Subsidy price cut' },
    login: 'optional',
  }),
  productList: route('subPackages/xyfApp/product-list/index', {
    area: 'mall',
    query: 'brandId',
    title: { 'zh-CN': '商品列表', en: 'Products' },
    login: 'optional',
    theme: 'xyfApp',
  }),
  pdp: route('subPackages/pdp/index', {
    area: 'mall',
    query: 'goodsId',
    newer: 'subPackages/xyfApp/pdp/index',
    title: { 'zh-CN': '商品详情', en: 'Product details' },
    login: 'optional',
  }),
  xyfPdp: route('subPackages/xyfApp/pdp/index', {
    area: 'mall',
    query: 'goodsId',
    title: { 'zh-CN': '商品详情', en: 'Product details' },
    login: 'optional',
    theme: 'xyfApp',
  }),

  orderConfirm: route('subPackages/order/confirm', {
    area: 'order',
    query: orderChoice,
    newer: 'subPackages/xyfApp/order/confirm',
    title: { 'zh-CN': '确认订单', en: 'Confirm order' },
    login: 'required',
  }),
  xyfOrderConfirm: route('subPackages/xyfApp/order/confirm', {
    area: 'order',
    query: orderChoice,
    title: { 'zh-CN': '确认订单', en: 'Confirm order' },
    login: 'required',
    theme: 'xyfApp',
  }),
  orderDetail: route('subPackages/order/detail', {
    area: 'order',
    query: 'orderId',
    title: { 'zh-CN': '订单详情', en: 'Order details' },
    login: 'required',
  }),
  xyfOrderDetail: route('subPackages/xyfApp/order/detail', {
    area: 'order',
    query: 'orderId',
    title: { 'zh-CN': '订单详情', en: 'Order details' },
    login: 'required',
    theme: 'xyfApp',
  }),
  /** `state` is a tab of the list; without it all orders are shown. */
  orderList: route('subPackages/xyfApp/order/order-list', {
    area: 'order',
    query: 'state?',
    title: { 'zh-CN': '订单列表', en: 'Orders' },
    login: 'required',
    theme: 'xyfApp',
  }),
  voucher: route('subPackages/qrcode-detail/index', {
    area: 'order',
    query: 'orderId',
    newer: 'subPackages/xyfApp/qrcode-detail/index',
    title: { 'zh-CN': '订单详情', en: 'Order details' },
    login: 'required',
  }),
  xyfVoucher: route('subPackages/xyfApp/qrcode-detail/index', {
    area: 'order',
    query: 'orderId',
    title: { 'zh-CN': '订单详情', en: 'Order details' },
    login: 'required',
    theme: 'xyfApp',
  }),

  pay: route('subPackages/xyfApp/h5-pay/index', {
    area: 'cashier',
    query: 'orderId source? tool?',
    title: { 'zh-CN': '支付', en: 'Payment' },
    login: 'required',
    theme: 'xyfApp',
  }),
  payCardResult: route('subPackages/xyfApp/member-v2/payCardResult', {
    area: 'cashier',
    query: 'bizNo? outBizNo? source? orderId? appFrom?',
    title: { 'zh-CN': '支付结果', en: 'Payment result' },
    login: 'required',
    theme: 'xyfApp',
  }),

  goldMember: route('subPackages/gold-member/index', {
    area: 'member',
    title: { 'zh-CN': '黄金会员', en: 'Gold member' },
    login: 'required',
  }),
  goldOuter: route('subPackages/gold-member/outer-deliver', {
    area: 'member',
    outlivesSession: true,
    title: { 'zh-CN': '黄金会员', en: 'Gold member' },
    login: 'optional',
  }),

  preview: route('pages/previewPage/index', {
    area: 'config',
    query: 'code?',
    title: { 'zh-CN': '预览', en: 'Preview' },
    login: 'optional',
    theme: 'xyfApp',
  }),
  nativeBridge: route('pages/nativeBridge/index', {
    area: 'native',
    query: 'nativeType? url?',
    outlivesSession: true,
    title: { 'zh-CN': '请稍候', en: 'One moment' },
    login: 'optional',
  }),
  demoNative: route('subPackages/demo-native/index', {
    area: 'native',
    title: { 'zh-CN': 'H5-APP', en: 'H5-APP' },
    login: 'optional',
  }),
  iframe: route('subPackages/xyfApp/iframe/index', {
    area: 'native',
    query: 'url?',
    title: { 'zh-CN': '详情', en: 'Details' },
    login: 'optional',
    theme: 'xyfApp',
  }),

  previewImage: route('pages/system/preview-image', {
    area: 'config',
    query: 'urls? current?',
    title: { 'zh-CN': '预览图片', en: 'Picture' },
    login: 'optional',
    alias: ['/preview-image'],
    host: 'h5',
  }),
  chooseLocation: route('pages/system/choose-location', {
    area: 'config',
    title: { 'zh-CN': '选择位置', en: 'Choose a place' },
    login: 'optional',
    alias: ['/choose-location'],
    host: 'h5',
  }),
  openLocation: route('pages/system/open-location', {
    area: 'config',
    query: 'latitude? longitude? name? address?',
    title: { 'zh-CN': '查看位置', en: 'Place' },
    login: 'optional',
    alias: ['/open-location'],
    host: 'h5',
  }),
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
