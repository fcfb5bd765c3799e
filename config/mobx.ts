import path from 'node:path'

/** The calls of webpack-chain that are used here. */
interface Chain {
  resolve: { alias: { set(name: string, file: string): unknown } }
  module: {
    rule(name: string): {
      test(pattern: RegExp): { set(name: string, value: unknown): unknown }
    }
  }
}

/**
 * Takes MobX as its authors minified it: the readable module keeps the messages and checks of development, which no minifier can remove. Production
 * builds only, since development wants the messages. Those of `mobx-react` and `mobx-react-lite` are small: minified by the build, they are as short.
 */
export function minifiedMobx(chain: Chain, root: string): void {
  chain.resolve.alias.set('mobx$', path.join(root, 'node_modules/mobx/dist/mobx.esm.production.min.js'))
  // Its package.json does not say that this file is an ES module.
  chain.module
    .rule('minifiedMobx')
    .test(/[\\/]node_modules[\\/]mobx[\\/]dist[\\/].+\.esm\.production\.min\.js$/)
    .set('type', 'javascript/esm')
}
