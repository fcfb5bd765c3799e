import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import * as mobx from 'mobx'
import type { App } from './entry'

/** What a start of the app finds around itself: its host, its clock and its storage. Nothing of it is shared with another start. */
export interface Surroundings {
  taro: object
  host: object
  pay: object
  sessionStorage: object
  setTimeout: (run: () => void, ms?: number) => number
  clearTimeout: (timer: number | undefined) => void
  Date: DateConstructor
  Math: Math
}

/** Modules of the app that the surroundings replace, by the end of their path. */
const replaced: readonly [RegExp, string][] = [
  [/^@tarojs\/taro$/, '{ __esModule: true, default: around.taro }'],
  [/\/platform\/host\/host$|^\.\/host$/, '{ hostFacts: around.host }'],
  [/\/platform\/pay\/pay$|^\.\/pay$/, '{ pay: around.pay }'],
  [/\/platform\/storage\/sessionStorage$|^\.\/sessionStorage$/, '{ launchStorage: around.sessionStorage }'],
]

const surroundings: Plugin = {
  name: 'surroundings',
  setup({ onResolve, onLoad }) {
    for (const [index, [filter, exported]] of replaced.entries()) {
      const namespace = `around-${index}`
      onResolve({ filter }, () => ({ path: namespace, namespace }))
      onLoad({ filter: /.*/, namespace }, () => ({ contents: `module.exports = ${exported}`, loader: 'js' }))
    }
  },
}

const constants = `
const { setTimeout, clearTimeout, Date, Math } = around
const setInterval = () => { throw new Error('the app sets no intervals') }
const APP_ENV = 'test', APP_VERSION = '0.0.0', APP_LINK_HOSTS = []
const APP_HOSTS = new Proxy({}, { get: (_, key) => (key === 'cashierGateway' || key === 'publicKey' ? '' : 'http://sandbox') })
`

type Start = (module: { exports: { app?: App } }, require: (name: string) => unknown, around: Surroundings) => void

/**
 * Compiles the app's logic once; every call of the answer starts it anew, with memory of its own. The library of the stores is loaded
 * once for all, since it keeps nothing between them.
 */
export async function compileApp(): Promise<(around: Surroundings) => App> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./entry.ts', import.meta.url))],
    tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2022',
    external: ['mobx'],
    loader: { '.scss': 'empty', '.png': 'empty' },
    plugins: [surroundings],
    logLevel: 'error',
  })
  const script = new Script(`(function (module, require, around) {${constants}${outputFiles[0]?.text ?? ''}\n})`, {
    filename: 'app.js',
  })
  const start = script.runInThisContext() as Start
  return (around) => {
    const module: { exports: { app?: App } } = { exports: {} }
    start(module, () => mobx, around)
    if (!module.exports.app) throw new Error('the app did not start')
    return module.exports.app
  }
}
