import { allRoutes } from '@/routes'

/** Page configuration that a host needs before the page runs; `routes.ts` is the only source, so pages have no configuration files. */
export interface PageConfig {
  navigationBarTitleText: string
  navigationStyle: 'custom' | 'default'
  enablePullDownRefresh?: boolean
}

/** A page as Taro's router has it on H5: `load` returns the page's module, which is being loaded, and the parameters it was given. */
interface H5Route extends PageConfig {
  path: string
  load(context: unknown, params: unknown): [page: Promise<unknown>, context: unknown, params: unknown]
}

export const pageConfigs: Record<string, PageConfig> = Object.fromEntries(
  allRoutes.map((route) => [
    route.path,
    {
      navigationBarTitleText: route.title['zh-CN'],
      navigationStyle: route.hostBar ? 'default' : 'custom',
      ...(route.pullDownRefresh ? { enablePullDownRefresh: true } : {}),
    },
  ]),
)

/** Pages of H5, in the order of `routes.ts`. */
const h5Pages = allRoutes.filter(({ host }) => host === undefined || host === 'h5')

/** The paths of these pages, for the build. */
export const h5Paths: readonly string[] = h5Pages.map(({ path }) => path)

/** The list of pages of Taro's router, from the import of each page in the order of `h5Paths`. */
export const h5Routes = (imports: readonly (() => Promise<unknown>)[]): H5Route[] =>
  h5Pages.map(({ path }, index) => ({
    ...(pageConfigs[path] as PageConfig),
    path,
    load: (context, params) => [(imports[index] as () => Promise<unknown>)(), context, params],
  }))
