import { allRoutes, isMain, packageRoot } from '../src/routes'

/** The parts of webpack's types that are used here. */
interface Chunk {
  name?: string
}
interface Module {
  resource?: string
  context?: string
}
interface Graph {
  chunkGraph: { getModuleChunksIterable(module: Module): Iterable<Chunk> }
}

const roots = [...new Set(allRoutes.filter((route) => !isMain(route.path)).map((route) => packageRoot(route.path)))]

const isOfSubPackage = ({ name = '' }: Chunk): boolean => roots.some((root) => name.startsWith(`${root}/`))

/** Whether the app itself, a tab or another page of the main package uses a module. */
const isMainUsed = (module: Module, { chunkGraph }: Graph): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => !isOfSubPackage(chunk))

const isLibrary = ({ resource = '' }: Module): boolean => /[\\/]node_modules[\\/]/.test(resource)

const isTaro = ({ context = '' }: Module): boolean => /[\\/]node_modules[\\/]@tarojs[\\/]/.test(context)

/**
 * What lies in the main package of a mini-program: Taro, and the modules that the app or a page of the main package uses. Everything else is
 * copied into the sub-packages that use it. Their priority is above the one of Taro's `optimizeMainPackage`, which keeps the shared code of a
 * whole sub-package in the main package as soon as it finds one excluded or external module there (`return` in place of `continue` in
 * MiniSplitChunksPlugin).
 */
export const miniChunks = {
  common: { name: 'common', minChunks: 2, priority: 20_000, test: isMainUsed },
  vendors: {
    name: 'vendors',
    minChunks: 2,
    priority: 20_010,
    test: (module: Module, graph: Graph) => isLibrary(module) && isMainUsed(module, graph),
  },
  taro: { name: 'taro', priority: 20_100, test: isTaro },
}
