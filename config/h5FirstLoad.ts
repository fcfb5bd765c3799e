import path from 'node:path'
import type { Chunk, ChunkGraph, Module } from 'webpack'
import { allRoutes } from '../src/routes'

/** The part of webpack-chain that is used here; Taro hands it over without a type. */
interface WebpackChain {
  entry(name: string): { prepend(file: string): unknown }
  resolve: { alias: { set(name: string, file: string): unknown } }
  optimization: { splitChunks(options: object): unknown; set(key: 'chunkIds', value: 'size'): unknown }
}

/** What a first load on H5 consists of: plain elements, and few files, since each one is a request before the first content. */
export function applyH5FirstLoad(chain: WebpackChain, sourceRoot: string): void {
  chain.resolve.alias.set('@tarojs/components$', path.join(sourceRoot, 'ui/host/h5Components.ts'))
  // The last one that is put before all others is the first.
  for (const file of [...startOrder].reverse())
    chain.entry('app').prepend(file.startsWith('src/') ? path.join(sourceRoot, file.slice('src/'.length)) : file)
  chain.optimization.splitChunks(h5Chunks)
  // Short numbers: the entry names each file of each page.
  chain.optimization.set('chunkIds', 'size')
}

/**
 * Modules of the entry before Taro's start, each of which runs in a task of its own (`startInTasks`): the libraries that take long, what every page
 * has, and last the app, which connects what those before it only define.
 */
const startOrder = [
  'react-dom',
  'mobx',
  '@stencil/core/internal/client',
  '@tarojs/plugin-framework-react/dist/runtime',
  'src/routes.ts',
  'src/navigate.ts',
  'src/shell/page.tsx',
  'src/shell/useScreenStore.ts',
  'src/ui/media/Picture.tsx',
  'src/ui/display/Price.tsx',
  'src/app.tsx',
]

const home = 'pages/home/index'

/** Whether home loads this module: most visits start there, with one file for all that it shares with other pages. */
const isOfHome = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  /[\\/]src[\\/]/.test(module.nameForCondition() ?? '') && [...chunkGraph.getModuleChunksIterable(module)].some(isHome)

const isHome = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some((group) =>
    (group.origins as { request?: string }[]).some(({ request }) => request?.replace(/\\/g, '/').includes(home)),
  )

/** Pages share code by domain; Taro's own setting copies it into every page. */
const h5Chunks = {
  chunks: 'all' as const,
  minSize: 0,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    vendors: { test: /[\\/]node_modules[\\/]/, name: 'vendors', chunks: 'initial' as const, priority: 30 },
    home: { test: isOfHome, name: 'home', chunks: 'async' as const, minChunks: 2, priority: 20 },
    frame: {
      test: /[\\/](src[\\/](lib|contract|request|platform|theme|shell|ui|routes|navigate)|node_modules[\\/])/,
      name: 'frame',
      // Code that half of the pages use; code that fewer pages use is loaded with those pages.
      minChunks: Math.ceil(allRoutes.length / 2),
      priority: 15,
    },
    // A smaller file costs a request and saves nothing: the pages that share it get a copy each, which is compressed with their own code.
    shared: { test: /[\\/]src[\\/]/, minChunks: 2, minSize: 30_000, priority: 10, reuseExistingChunk: true },
    components: { test: /[\\/]node_modules[\\/]/, minChunks: 2, priority: 5, reuseExistingChunk: true },
  },
}
