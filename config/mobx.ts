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

/** The packages' own minified modules. Their readable ones keep the messages and checks of development, which no minifier can remove. */
const minified = {
  mobx: 'mobx.esm.production.min.js',
  'mobx-react': 'mobxreact.esm.production.min.js',
  'mobx-react-lite': 'mobxreactlite.esm.production.min.js',
}

/** Takes MobX as its authors minified it; production builds only, since development wants the messages. */
export function minifiedMobx(chain: Chain, root: string): void {
  for (const [name, file] of Object.entries(minified))
    chain.resolve.alias.set(`${name}$`, path.join(root, 'node_modules', name, 'dist', file))
  // Their package.json does not say that these files are ES modules.
  chain.module
    .rule('minifiedMobx')
    .test(/[\\/]node_modules[\\/]mobx(-react|-react-lite)?[\\/]dist[\\/].+\.esm\.production\.min\.js$/)
    .set('type', 'javascript/esm')
}
