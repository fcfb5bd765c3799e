import { allRoutes } from '@/routes'

/** Page configuration that a host needs before the page runs; `routes.ts` is the only source, so pages have no configuration files. */
export interface PageConfig {
  navigationBarTitleText: string
  navigationStyle: 'custom' | 'default'
  enablePullDownRefresh?: boolean
}

export const pageConfigs: Record<string, PageConfig> = Object.fromEntries(
  allRoutes.map((route) => [
    route.path,
    {
      navigationBarTitleText: route.title['zh-CN'],
      navigationStyle: 'custom',
      ...(route.pullDownRefresh ? { enablePullDownRefresh: true } : {}),
    },
  ]),
)
