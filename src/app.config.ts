import { allRoutes, isMain, packageRoot, routes } from './routes'

const host = process.env.TARO_ENV
const offered = allRoutes.filter((route) => route.host === undefined || route.host === host)
const tabs = offered.filter((route) => route.tab !== undefined)
const roots = [...new Set(offered.filter((route) => !isMain(route.path)).map((route) => packageRoot(route.path)))]
/** The packages that a customer most often needs next, which the host fetches while a tab is shown. */
const nextOf = {
  [routes.home.path]: [routes.orderConfirm, routes.pay],
  [routes.my.path]: [routes.balance, routes.xyfCashOut, routes.member],
}
const preloadRule = Object.fromEntries(
  Object.entries(nextOf).map(([tab, next]) => [
    tab,
    { network: 'all' as const, packages: next.map((route) => packageRoot(route.path)) },
  ]),
)
/** Milliseconds that a host gives one call at most. */
const callLimit = 60_000
const networkTimeout = {
  request: callLimit,
  connectSocket: callLimit,
  uploadFile: callLimit,
  downloadFile: callLimit,
}
const icons = ['home', 'mall', 'my']
/** Browsers draw the shapes themselves; they are part of the entry script, where pictures of points would be 3 KB gz more. */
const format = host === 'h5' ? 'svg' : 'png'

export default defineAppConfig({
  entryPagePath: 'pages/home/index',
  pages: offered.filter((route) => isMain(route.path)).map((route) => route.path),
  subPackages: roots.map((root) => ({
    root,
    pages: offered
      .filter((route) => packageRoot(route.path) === root)
      .map((route) => route.path.slice(root.length + 1)),
  })),
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: '小补贴',
    navigationBarBackgroundColor: '#FFFFFF',
    navigationBarTextStyle: 'black',
    backgroundTextStyle: 'dark',
    backgroundColor: '#F5F6F8',
    // Alipay has no custom navigation bar: a see-through one that lets taps pass comes closest.
    ...(host === 'alipay' ? { transparentTitle: 'always', titlePenetrate: 'YES', defaultTitle: '' } : {}),
  },
  ...(host === 'h5' ? {} : { preloadRule }),
  ...(host === 'weapp' || host === 'tt' ? { networkTimeout } : {}),
  ...(host === 'weapp'
    ? {
        // WeChat refuses a private interface that is not declared here.
        requiredPrivateInfos: ['chooseLocation'],
        // The app asks for the privacy guide by a sheet of its own (`shell/guide`).
        __usePrivacyCheck__: true,
        lazyCodeLoading: 'requiredComponents',
        sitemapLocation: 'sitemap.json',
      }
    : {}),
  // Alipay's one source of random bytes.
  ...(host === 'alipay' ? { workers: ['workers/random.js'] } : {}),
  tabBar: {
    color: '#A6A6A6',
    selectedColor: '#1ACD66',
    backgroundColor: '#FFFFFF',
    borderStyle: 'white',
    list: tabs.map((route, index) => ({
      pagePath: route.path,
      text: route.title['zh-CN'],
      iconPath: `assets/tab/${icons[index]}.${format}`,
      selectedIconPath: `assets/tab/${icons[index]}-on.${format}`,
    })),
  },
})
