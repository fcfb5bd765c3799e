/**
 * Webpack loader that gives H5 pages their configuration. Taro reads page configuration from literal code only, so titles from `routes.ts`
 * are added to the route list that Taro's own loader has just generated. The router also loads the code of pages through this list, so it
 * is wrapped in `guardPages`.
 */
module.exports = function h5PageConfigs(source) {
  const marker = 'config.routes = ['
  if (!source.includes(marker)) return source
  const start = source.indexOf(marker)
  const end = source.indexOf('\n]', start) + 2
  return `import { pageConfigs } from '@/shell/pageConfigs'
import { guardPages } from '@/platform/pageCode'
${source.slice(0, end)}
config.routes.forEach(function (route) { Object.assign(route, pageConfigs[route.path]) })
guardPages(config.routes)${source.slice(end)}`
}
