import { allRoutes, routeAt, routes } from '@/routes'
import { pageConfigs } from '@/shell/pageConfigs'

interface AppConfig {
  entryPagePath: string
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
  window: { navigationStyle: string }
  tabBar: { color: string; selectedColor: string; list: { pagePath: string; text: string }[] }
}

/** The app's configuration as a host reads it. */
function configFor(host: string): AppConfig {
  process.env.TARO_ENV = host
  let config: AppConfig | undefined
  jest.isolateModules(() => {
    Object.assign(globalThis, { defineAppConfig: (one: AppConfig) => one })
    config = require('../../src/app.config').default
  })
  if (!config) throw new Error('the app has no configuration')
  return config
}

const hosts = ['h5', 'weapp', 'alipay', 'tt']
const pagesOf = ({ pages, subPackages }: AppConfig) => [
  ...pages,
  ...subPackages.flatMap(({ root, pages: inside }) => inside.map((page) => `${root}/${page}`)),
]

describe.each(hosts)('the app in %s', (host) => {
  const config = configFor(host)

  it('R-17 starts at home, the first of the tabs home, mall and my, each with the title of its page', () => {
    expect(config.entryPagePath).toBe('pages/home/index')
    expect(config.tabBar.list.map(({ pagePath, text }) => [pagePath, text])).toEqual([
      ['pages/home/index', '小补贴'],
      ['pages/mall/index', '补贴商城'],
      ['pages/my/index', '我的'],
    ])
  })

  it('R-02 has three tabs, grey and green', () => {
    expect(config.tabBar.list).toHaveLength(3)
    expect([config.tabBar.color, config.tabBar.selectedColor]).toEqual(['#A6A6A6', '#1ACD66'])
  })

  it('registers every route once, and the system pages in H5 only (R-07)', () => {
    const expected = allRoutes.filter((route) => route.host === undefined || route.host === host)
    expect(pagesOf(config).sort()).toEqual(expected.map(({ path }) => path).sort())
  })
})

it('R-07 the system pages have addresses of their own in H5', () => {
  expect(routeAt('/preview-image')).toBe(routes.previewImage)
  expect(routeAt('/choose-location')).toBe(routes.chooseLocation)
  expect(routeAt('/open-location')).toBe(routes.openLocation)
})

it('R-01 the address / is home', () => {
  expect(routeAt('/')).toBe(routes.home)
  expect(routeAt('/pages/home/index')).toBe(routes.home)
})

it('R-03 one page has the host’s navigation bar; every other page draws its own', () => {
  expect(allRoutes.length).toBeGreaterThan(20)
  expect(Object.keys(pageConfigs).sort()).toEqual(allRoutes.map(({ path }) => path).sort())
  const byHost = Object.entries(pageConfigs).filter(([, { navigationStyle }]) => navigationStyle !== 'custom')
  expect(byHost.map(([path]) => path)).toEqual([routes.landingActivity.path])
  expect(hosts.map((host) => configFor(host).window.navigationStyle)).toEqual(hosts.map(() => 'custom'))
})

it('R-04 every title exists in both languages, and the host gets the Chinese one', () => {
  for (const { path, title } of allRoutes) {
    // A name such as H5-APP is the same in both languages.
    expect([path, title['zh-CN'] === title.en || /\p{Script=Han}/u.test(title['zh-CN'])]).toEqual([path, true])
    expect([path, /^[\p{Script=Latin}\d\s,’'-]+$/u.test(title.en)]).toEqual([path, true])
    expect(pageConfigs[path]?.navigationBarTitleText).toBe(title['zh-CN'])
  }
})

it('R-06 three pages can be pulled down to refresh', () => {
  const pulled = Object.entries(pageConfigs).filter(([, { enablePullDownRefresh }]) => enablePullDownRefresh)
  expect(pulled.map(([path]) => path).sort()).toEqual([
    'pages/mall/index',
    'subPackages/carnival-shopping/index',
    'subPackages/mall-search/index',
  ])
})
