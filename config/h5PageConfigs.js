/**
 * Webpack loader that makes H5's list of pages from `routes.ts`. Taro's own loader has just written each page's path three times into the entry
 * script, and could not read titles that are not literal. What is left are the imports of the pages, in the order of `paths`.
 */
module.exports = function h5PageConfigs(source) {
  if (!source.includes('config.routes = [')) return source
  const { paths } = this.getOptions()
  const config = /^var config = (\{.*\})$/m.exec(source)
  const list = /config\.routes = \[\n[\s\S]*?\n\]/.exec(source)
  const page = /path: '([^']+)',\s+load: function\(context, params\) \{\s+const page = (import\(.+\))\n/g
  const imports = new Map([...(list?.[0] ?? '').matchAll(page)].map(([, path, load]) => [path, `() => ${load}`]))
  const missing = paths.filter((path) => !imports.has(path))
  if (!config || imports.size !== paths.length || missing.length > 0)
    throw new Error(
      `config/h5PageConfigs.js finds ${imports.size} of ${paths.length} pages in what Taro generates (without ${missing[0]}): adapt it to this version of @tarojs/taro-loader`,
    )
  const { pages, subPackages, subpackages, ...rest } = JSON.parse(config[1])
  return `import { h5Routes } from '@/shell/pageConfigs'
import { guardPages } from '@/platform/page/pageCode'
${source
  .replace(config[0], () => `var config = ${JSON.stringify(rest)}`)
  .replace(
    list[0],
    () => `config.routes = h5Routes([${paths.map((path) => imports.get(path)).join(', ')}])
config.pages = config.routes.map((route) => route.path)
guardPages(config.routes)`,
  )}`
}
