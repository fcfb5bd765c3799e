/** The calls of webpack-chain that are used here. */
interface Chain {
  devtool(kind: 'hidden-source-map'): unknown
  output: { devtoolModuleFilenameTemplate(template: string): unknown }
  plugin(name: string): { use(plugin: unknown): unknown }
}

/**
 * Lets a build write a map beside each script, which no file of it names (`config/release/maps.ts` takes them out of the folder). Sources are
 * named by their paths in the project; the code that ships is the same as without maps.
 */
export function mapSources(chain: Chain): void {
  chain.devtool('hidden-source-map')
  chain.output.devtoolModuleFilenameTemplate('[resource-path]')
  chain.plugin('scriptMaps').use(require('./scriptMaps'))
}
