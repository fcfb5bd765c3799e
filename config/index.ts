import './register'
import path from 'node:path'
import { defineConfig } from '@tarojs/cli'
import packageJson from '../package.json'
import { readEnvironment, readLinkHosts } from './environment'
import { h5Aliases } from './h5Aliases'
import { applyH5FirstLoad } from './h5FirstLoad'
import { pageConfigs } from './pageConfigs'

const root = path.resolve(__dirname, '..')

export default defineConfig(() => {
  const host = process.env.TARO_ENV ?? 'h5'
  const outputRoot = process.env.OUTPUT_ROOT ?? `dist/${host}`
  const environment = readEnvironment(process.env, host === 'h5')
  return {
    projectName: 'subsidy-wallet',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
    sourceRoot: 'src',
    outputRoot,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: false },
    plugins: ['pageConfigsPlugin', 'labelsPlugin'].map((name) => path.join(root, `config/${name}.ts`)),
    alias: { '@': path.join(root, 'src') },
    defineConstants: {
      APP_ENV: JSON.stringify(environment.name),
      APP_HOSTS: JSON.stringify(environment.hosts),
      APP_LINK_HOSTS: JSON.stringify(readLinkHosts(process.env, host === 'h5')),
      APP_VERSION: JSON.stringify(packageJson.version),
    },
    ...(host === 'alipay'
      ? {
          copy: {
            patterns: [{ from: 'src/platform/randomWorker.js', to: `${outputRoot}/workers/random.js` }],
            options: {},
          },
        }
      : {}),
    mini: {
      // Rules of different files never overlap: the classes of each component start with its name.
      miniCssExtractPluginOption: { ignoreOrder: true },
      optimizeMainPackage: { enable: true, exclude: [isFrame] },
      postcss: { pxtransform: { enable: true, config: {} } },
      webpackChain(chain) {
        // jsencrypt reads `self` when it is imported, which mini-programs do not have.
        chain.plugin('provideSelf').use(require('webpack').ProvidePlugin, [{ self: ['@tarojs/runtime', 'window'] }])
      },
    },
    h5: {
      publicPath: '/',
      staticDirectory: 'static',
      // The six tab icons are part of the entry script, 4 KB gz: a tab that is selected needs its other picture even without a network.
      imageUrlLoaderOption: { limit: 1024 },
      // Taro's own settings target older browsers than ours.
      terser: {
        enable: true,
        config: {
          ecma: 2020,
          keep_fnames: false,
          output: { ecma: 2020, keep_quoted_props: false, quote_keys: false, comments: false },
          compress: { ecma: 2020, passes: 2, pure_getters: true },
        },
      },
      router: { mode: 'browser', customRoutes: h5Aliases() },
      output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[name].[contenthash:8].css',
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
        applyH5FirstLoad(chain, path.join(root, 'src'))
        chain.performance.hints(false)
        chain.module.strictExportPresence(true)
        for (const polyfill of needlessPolyfills)
          chain.resolve.alias.set(polyfill, path.join(root, 'config/nothing.js'))
        // A chunk that has not loaded after this time is a ChunkLoadError, in milliseconds.
        chain.output.chunkLoadTimeout(120_000)
        chain.plugin('pageChunks').use(require('./pageChunks'), [
          {
            sourceRoot: path.join(root, 'src'),
            output: path.join(root, `.cache/chunks-${path.basename(outputRoot)}.json`),
          },
        ])
        if (process.env.NODE_ENV === 'production')
          chain
            .plugin('pagePreloads')
            .use(require('./pagePreloads'), [{ sourceRoot: path.join(root, 'src'), aliases: h5Aliases() }])
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
          .options({ pageConfigs })
      },
    },
  }
})

/** Code that most pages use stays in the main package; otherwise every sub-package would get its own copy. */
const isFrame = (module: { resource?: string }) =>
  /[\\/](src[\\/](lib|request|platform|theme|shell|ui|routes|navigate|domain[\\/](session|account))|node_modules)[\\/.]/.test(
    module.resource ?? '',
  )

/** Taro adds these for older browsers than ours, and JSONP, which no page uses: 7 KB gz of the first load. */
const needlessPolyfills = ['whatwg-fetch', 'abortcontroller-polyfill/dist/abortcontroller-polyfill-only', 'jsonp-retry']
