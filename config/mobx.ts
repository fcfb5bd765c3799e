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
 * builds only, since development wants the messages.
 *
 * `mobx-react` adds observers that are classes to those of `mobx-react-lite`. This app has none (ban `class-components`), so that a build takes
 * the latter, to which `mobx-react` passes function components.
 */
export function smallMobx(chain: Chain, root: string): void {
  chain.resolve.alias.set('mobx$', path.join(root, 'node_modules/mobx/dist/mobx.esm.production.min.js'))
  chain.resolve.alias.set('mobx-react$', path.join(root, 'node_modules/mobx-react-lite/dist/mobxreactlite.mjs'))
  // Its package.json does not say that this file is an ES module.
  chain.module
    .rule('minifiedMobx')
    .test(/[\\/]node_modules[\\/]mobx[\\/]dist[\\/].+\.esm\.production\.min\.js$/)
    .set('type', 'javascript/esm')
}
