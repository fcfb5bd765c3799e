import './register'
import path from 'node:path'
import { defineConfig } from '@tarojs/cli'
import packageJson from '../package.json'
import { h5Paths } from '../src/shell/pageConfigs'
import { buildPaths } from './buildPaths'
import { compileOnce } from './compiledOnce'
import { writeCompressedFiles } from './compressedFiles'
import {
  readContact,
  readEnvironment,
  readLinkHosts,
  readStoreLinks,
  readTemplates,
  readWebViewHosts,
} from './environment'
import { FirstFrame } from './firstFrame/plugin'
import { h5Aliases } from './h5Aliases'
import { applyH5FirstLoad } from './h5FirstLoad'
import { slimH5 } from './h5Runtime'
import { miniChunks } from './miniChunks'
import { minifyWithSwc } from './minifier'
import { smallMobx } from './mobx'
import { uploadPlugin } from './release/uploadPlugin'
import { mapSources } from './sourceMaps'
import { startInTasks } from './startInTasks'
import { startPages } from './startPages'
import { isStock } from './stock'
import { slimTaro } from './taroRuntime'

const root = path.resolve(__dirname, '..')
const isProduction = process.env.NODE_ENV === 'production'

/** Whether the build has source maps; releases alone do. */
const isMapped = process.env.SOURCE_MAPS === '1'

/** Files that a host reads as they are. */
function copiedFiles(host: string, outputRoot: string): { from: string; to: string }[] {
  if (host === 'alipay') return [{ from: 'src/platform/host/randomWorker.js', to: `${outputRoot}/workers/random.js` }]
  // Which pages WeChat's search may list.
  return host === 'weapp' ? [{ from: 'src/sitemap.json', to: `${outputRoot}/sitemap.json` }] : []
}

export default defineConfig(() => {
  const host = process.env.TARO_ENV ?? 'h5'
  const outputRoot = process.env.OUTPUT_ROOT ?? (isStock ? `dist/stock/${host}` : `dist/${host}`)
  // The floor of the measurements, tests/floor/app, is built with the same settings.
  const sourceRoot = process.env.SOURCE_ROOT ?? 'src'
  const isFloor = sourceRoot !== 'src'
  const environment = readEnvironment(process.env, host === 'h5')
  // Babel writes them into the contract; a file that is wrong ends the build here.
  buildPaths(process.env, host === 'h5')
  const buildName = `${isStock ? 'stock-' : ''}${isFloor ? 'floor-' : ''}${path.basename(outputRoot)}`
  const chunkModules = { root, output: path.join(root, `.cache/modules-${buildName}.json`) }
  return {
    projectName: 'subsidy-wallet',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
    sourceRoot,
    outputRoot,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: false },
    plugins: [
      ...['pageConfigsPlugin', 'templatesPlugin'].map((name) => path.join(root, `config/${name}.ts`)),
      ...uploadPlugin(root, process.env),
    ],
    alias: { '@': path.join(root, 'src') },
    defineConstants: {
      APP_ENV: JSON.stringify(environment.name),
      APP_CONTACT: JSON.stringify(readContact(process.env, host)),
      APP_HOSTS: JSON.stringify(environment.hosts),
      APP_LINK_HOSTS: JSON.stringify(readLinkHosts(process.env, host === 'h5')),
      APP_STORE_LINKS: JSON.stringify(readStoreLinks(process.env, host === 'h5')),
      APP_TEMPLATES: JSON.stringify(readTemplates(process.env, host)),
      APP_VERSION: JSON.stringify(packageJson.version),
      APP_WEB_VIEW_HOSTS: JSON.stringify(readWebViewHosts(process.env, host)),
    },
    copy: { patterns: isFloor ? [] : copiedFiles(host, outputRoot), options: {} },
    mini: {
      runtime: { enableInnerHTML: false },
      // Rules of different files never overlap: the classes of each component start with its name.
      miniCssExtractPluginOption: { ignoreOrder: true },
      optimizeMainPackage: { enable: true, exclude: [] },
      postcss: { pxtransform: { enable: true, config: {} } },
      webpackChain(chain) {
        chain.set('target', ['web', 'es2020'])
        compileOnce(chain, root, host)
        if (isMapped) mapSources(chain)
        if (isProduction && !isStock) smallMobx(chain, root)
        if (isProduction) minifyWithSwc(chain)
        if (!isStock) slimTaro(chain)
        // Ids as short as possible: a package is downloaded as a whole, so stable ids save no download.
        if (isProduction) chain.optimization.merge({ moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' })
        chain.optimization.splitChunks({
          ...chain.optimization.get('splitChunks'),
          cacheGroups: { ...chain.optimization.get('splitChunks').cacheGroups, ...miniChunks },
        })
        chain.plugin('chunkModules').use(require('./chunkModules'), [chunkModules])
        // jsencrypt reads `self` when it is imported, which mini-programs do not have.
        chain.plugin('provideSelf').use(require('webpack').ProvidePlugin, [{ self: ['@tarojs/runtime', 'window'] }])
      },
    },
    h5: {
      publicPath: '/',
      staticDirectory: 'static',
      // The six tab icons are part of the entry script: a tab that is selected needs its other picture even without a network.
      imageUrlLoaderOption: { limit: 1024 },
      router: { mode: 'browser', customRoutes: h5Aliases() },
      output: { filename: 'js/[name].[contenthash:6].js', chunkFilename: 'js/[name].[contenthash:6].js' },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:6].css',
        chunkFilename: 'css/[name].[contenthash:6].css',
      },
      // Above this width the phone column does not grow any more.
      postcss: { pxtransform: { enable: true, config: { maxRootSize: 25.6 } }, autoprefixer: { enable: true } },
      devServer: {
        host: '127.0.0.1',
        port: Number(process.env.H5_PORT ?? 10086),
        open: false,
        proxy: [
          {
            // Every call of the app carries a trace id, whatever its method.
            context: (url: string, request: { method?: string; headers: Record<string, unknown> }) =>
              request.method === 'POST' ||
              request.headers['trace-id'] !== undefined ||
              /^\/(sandbox|pictures|notify|__faults|uploads)(\/|$|\?)/.test(url),
            target: process.env.SANDBOX_URL ?? 'http://127.0.0.1:8700',
          },
        ],
      },
      webpackChain(chain) {
        chain.set('target', ['web', 'es2020'])
        compileOnce(chain, root, host)
        if (isMapped) mapSources(chain)
        if (isProduction && !isStock) smallMobx(chain, root)
        if (isProduction) minifyWithSwc(chain)
        chain.plugin('chunkModules').use(require('./chunkModules'), [chunkModules])
        if (!isFloor) applyH5FirstLoad(chain, path.join(root, 'src'))
        // The floor is Taro as it is published: it has no tab bar, and its router none of our addresses.
        // Development serves other files of the same packages, whose size is of no concern.
        if (isProduction && !isFloor && !isStock) slimH5(chain)
        if (isProduction && !isFloor && !isStock) startInTasks(chain)
        chain.performance.hints(false)
        chain.module.strictExportPresence(true)
        for (const polyfill of isStock ? [] : needlessPolyfills)
          chain.resolve.alias.set(polyfill, path.join(root, 'config/nothing.js'))
        // A chunk that has not loaded after this time is a ChunkLoadError, in milliseconds.
        chain.output.chunkLoadTimeout(120_000)
        chain.plugin('pageChunks').use(require('./pageChunks'), [
          {
            sourceRoot: path.join(root, sourceRoot),
            output: path.join(root, `.cache/chunks-${buildName}.json`),
          },
        ])
        if (isProduction && !isFloor)
          chain
            .plugin('pagePreloads')
            .use(require('./pagePreloads'), [{ sourceRoot: path.join(root, 'src'), aliases: h5Aliases(), startPages }])
        if (isProduction && !isFloor)
          chain.plugin('firstFrame').use(FirstFrame, [path.join(root, 'src'), environment.hosts])
        if (isProduction) writeCompressedFiles(chain)
        // Taro's component styles include an icon font, which would add 4 KB gz to the entry script of every user.
        chain.module
          .rule('fontsInStyles')
          .set('type', 'asset/resource')
          .set('mimetype', 'application/octet-stream')
          .set('generator', { filename: 'static/fonts/[hash:8].ttf' })
        chain.module
          .rule('pageConfigs')
          // Taro generates its start code in place of this file, and appends its loader after all rules: `pre` runs next.
          .test(/src[\\/]app\.config\.ts$/)
          .enforce('pre')
          .use('pageConfigs')
          .loader(path.join(root, 'config/h5PageConfigs.js'))
          .options({ paths: h5Paths })
      },
    },
  }
})

/** Taro adds these for older browsers than ours, and JSONP, which no page uses: 7 KB gz of the first load. */
const needlessPolyfills = ['whatwg-fetch', 'abortcontroller-polyfill/dist/abortcontroller-polyfill-only', 'jsonp-retry']
