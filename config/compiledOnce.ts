import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The calls of webpack-chain that are used here. */
interface Chain {
  module: {
    rule(name: string): {
      use(name: string): { tap(change: (options: object) => object): unknown }
    }
  }
}

/** What decides how a file is compiled; the options of plugins, such as replaced paths, are part of the key of each file by themselves. */
const parts = [
  'babel.config.js',
  'config/dropOrigins.js',
  'config/missingRoutes.js',
  'config/replacePaths.js',
  'package-lock.json',
]

/**
 * Keeps what Babel makes of each file in `.cache/babel`, so that a second build of an unchanged file does not compile it again: the builds of two
 * hosts, of production, and of the next run. A kept result is for one text, one version of Babel and its presets, and what Taro's preset makes
 * depend on the host: WeChat has one plugin more than other mini-programs, and H5 keeps dynamic imports.
 */
export function compileOnce(chain: Chain, root: string, host: string): void {
  const configuration = parts.map((file) => readFileSync(path.join(root, file), 'utf8'))
  const kind = ['h5', 'weapp'].includes(host) ? host : 'other mini-program'
  const versions = createHash('sha256').update(configuration.join('\n')).digest('hex')
  chain.module
    .rule('script')
    .use('babelLoader')
    .tap((options) => ({
      ...options,
      cacheDirectory: path.join(root, '.cache/babel'),
      cacheIdentifier: [versions, kind, process.env.NODE_ENV].join(' '),
      cacheCompression: false,
    }))
}
