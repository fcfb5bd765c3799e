import path from 'node:path'
import { Script } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import * as mobx from 'mobx'

/** What is compiled, and what its surroundings give it in place of a host. */
interface Compilation {
  /** The file whose exports a start answers. */
  entry: string
  /** Modules that the surroundings replace: a pattern of their names, and the code of what they export, which reads `around`. */
  replaced: readonly (readonly [RegExp, string])[]
  /** Code that runs before the app's own: constants of the build, and globals, from `around`. */
  constants: string
  /** Platform whose variants of files are taken; without one the files that have no platform in their name. */
  platform?: 'h5'
}

type Start<Exports, Around> = (
  module: { exports: Partial<Exports> },
  require: (name: string) => unknown,
  around: Around,
) => void

const root = path.resolve(__dirname, '..')

const replacing = (replaced: Compilation['replaced']): Plugin => ({
  name: 'surroundings',
  setup({ onResolve, onLoad }) {
    for (const [index, [filter, exported]] of replaced.entries()) {
      const namespace = `around-${index}`
      onResolve({ filter }, () => ({ path: namespace, namespace }))
      onLoad({ filter: /.*/, namespace }, () => ({ contents: `module.exports = ${exported}`, loader: 'js' }))
    }
  },
})

/**
 * Compiles logic of the app for Node; every call of the answer starts it anew, with memory of its own. The library of the stores is loaded once for
 * all, since it keeps nothing between them.
 */
export async function compiledApp<Exports, Around>({
  entry,
  replaced,
  constants,
  platform,
}: Compilation): Promise<(around: Around) => Exports> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    tsconfig: path.join(root, 'tsconfig.json'),
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2022',
    external: ['mobx'],
    resolveExtensions: [...(platform ? [`.${platform}.tsx`, `.${platform}.ts`] : []), '.tsx', '.ts', '.js'],
    loader: { '.scss': 'empty', '.png': 'empty' },
    plugins: [replacing(replaced)],
    logLevel: 'error',
  })
  const script = new Script(`(function (module, require, around) {${constants}${outputFiles[0]?.text ?? ''}\n})`, {
    filename: 'app.js',
  })
  const start = script.runInThisContext() as Start<Exports, Around>
  return (around) => {
    const module: { exports: Partial<Exports> } = { exports: {} }
    start(module, () => mobx, around)
    return module.exports as Exports
  }
}
