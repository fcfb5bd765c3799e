import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** A text of this project or of a library, by its path from the project's folder. */
export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** A place of ours that relies on what a library does inside. */
export interface Reliance {
  ours: string
  /** The library's file, below node_modules. */
  theirs: string
  /** What ours relies on, as a sentence about theirs. */
  on: string
  /** Whether the text of the library's file still does that. */
  holds(text: string): boolean
  /** Changes in the library's file as it is, each of which must be reported. */
  changes: readonly (readonly [from: string, to: string])[]
}

const numbersIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, digits]) => Number(digits?.replaceAll('_', '')))

const slide = numbersIn(read('src/platform/page/pageTurns.ts'), /slide = ([\d_]+)/g)[0] ?? 0
const lowest = Math.min(...numbersIn(read('config/miniChunks.ts'), /priority: ([\d_]+)/g))

const includes =
  (...parts: string[]) =>
  (text: string) =>
    parts.every((part) => text.includes(part))

/** A reliance on parts of a text that must all be there; without any one of them it is reported. */
const onParts = (ours: string, theirs: string, on: string, ...parts: string[]): Reliance => ({
  ours,
  theirs,
  on,
  holds: includes(...parts),
  changes: parts.map((part) => [part, 'changed']),
})

const runner = '@tarojs/webpack5-runner/dist'
// H5 takes the router's single files, not those in which it is whole.
const router = '@tarojs/router/dist'

const ofBuilds: readonly Reliance[] = [
  {
    ours: 'config/miniChunks.ts',
    theirs: `${runner}/plugins/MiniSplitChunksPlugin.js`,
    on: `the two priorities of Taro's own groups are below ${lowest}`,
    holds: (text) => {
      const theirs = numbersIn(text, /priority: (\d+)/g)
      return theirs.length === 2 && theirs.every((priority) => priority < lowest)
    },
    changes: [
      ['priority: 10000', `priority: ${lowest}`],
      ['priority: 1000\n', 'priority: highest\n'],
    ],
  },
  onParts(
    'config/templatesPlugin.ts',
    '@tarojs/service/dist/platform-plugin-base/mini.js',
    'the platform hands itself over to `onSetupClose`',
    '.onSetupClose) === null || _b === void 0 ? void 0 : _b.call(_a, this)',
  ),
  onParts(
    'config/elements.ts',
    '@tarojs/shared/dist/template.js',
    'the builder makes a template for each level up to the one that `nestElements` names',
    'const max = this.nestElements.get(nodeName);',
    'nestElements.has(compName) && level + 1 > nestElements.get(compName)',
  ),
  onParts(
    'config/compiledOnce.ts',
    `${runner}/webpack/WebpackModule.js`,
    'the loader of scripts is called `babelLoader`',
    "babelLoader: WebpackModule.getLoader('babel-loader'",
  ),
  ...['Mini', 'H5'].map((kind) =>
    onParts(
      'config/compiledOnce.ts',
      `${runner}/webpack/${kind}WebpackModule.js`,
      'the rule that compiles scripts is called `script`',
      'script: this.getScriptRule()',
    ),
  ),
  {
    ours: 'config/compiledOnce.ts',
    theirs: 'babel-preset-taro/index.js',
    on: 'the preset asks for H5 and for WeChat alone, so that Alipay and Douyin get the same code',
    holds: (text) => {
      const asked = [...text.matchAll(/process\.env\.TARO_(?:ENV|PLATFORM) [!=]== '(\w+)'/g)].map(([, host]) => host)
      const isKnown = (host = '') => ['rn', 'harmony', 'web', 'weapp'].includes(host)
      return asked.length > 0 && asked.length === text.match(/TARO_(ENV|PLATFORM)/g)?.length && asked.every(isKnown)
    },
    changes: [
      ["process.env.TARO_ENV === 'weapp'", "process.env.TARO_ENV === 'alipay'"],
      ["process.env.TARO_ENV === 'weapp'", "['weapp', 'tt'].includes(process.env.TARO_ENV)"],
    ],
  },
  onParts(
    'config/minifier.ts',
    `${runner}/webpack/BaseConfig.js`,
    'the minimizer of scripts is called `terserPlugin`',
    'minimizer.terserPlugin = ',
  ),
  onParts(
    'config/chunkModules.js',
    'webpack/lib/optimize/ConcatenatedModule.js',
    'a module that is joined with others has them in `modules`',
    'get modules()',
  ),
  onParts(
    'config/h5PageConfigs.js',
    '@tarojs/taro-loader/lib/h5.js',
    'the start code lists the pages in `config.routes = [`',
    ': `config.routes = [',
  ),
  {
    ours: 'config/release/hosts.ts',
    theirs: '@tarojs/taro/package.json',
    on: 'the tool that uploads has the version of Taro',
    holds: (text) => read('config/release/hosts.ts').includes(`@tarojs/plugin-mini-ci@${JSON.parse(text).version}'`),
    changes: [['"version": "', '"version": "9']],
  },
]

const ofTheApp: readonly Reliance[] = [
  {
    ours: 'src/platform/page/pageTurns.ts',
    theirs: `${router}/router/page.js`,
    on: `a page has replaced another one after ${slide} ms: it is hidden once the delay and the duration are over`,
    holds: (text) => {
      const [, duration, delay] = /defaultAnimation = \{ duration: (\d+), delay: (\d+) \}/.exec(text) ?? []
      return Number(duration) + Number(delay) <= slide && text.includes('this.animationDuration + this.animationDelay')
    },
    changes: [
      ['duration: 300', `duration: ${slide}`],
      ['defaultAnimation = {', 'defaultAnimation = { easing: 1,'],
      ['}, this.animationDuration + this.animationDelay', '}, 2 * this.animationDuration'],
    ],
  },
  onParts(
    'src/platform/page/pageCode.h5.ts',
    'history/index.js',
    'the position of an entry is `idx` in the state of the browser’s history',
    'return [state.idx, ',
    'idx: index',
  ),
  onParts(
    'src/platform/page/hostBar.h5.ts',
    `${router}/navigationBar.js`,
    'the bar has parts with the classes of back, home and title',
    ...['back', 'home', 'title'].map((part) => `classList.add('taro-navigation-bar-${part}')`),
  ),
  onParts(
    'src/platform/storage/storage.ts',
    '@tarojs/taro-h5/dist/api/storage/index.js',
    'a value is kept as JSON of `{ data }`, as customers have it already',
    'obj = { data }',
    'localStorage.setItem(key, JSON.stringify(obj))',
    'data: item.data',
  ),
  onParts(
    'src/ui/host/h5Elements.tsx',
    '@tarojs/components/dist/collection/components/view/view.js',
    'Taro’s own view looks pressed after 50 ms and for 400 ms',
    'hoverStartTime = 50;',
    'hoverStayTime = 400;',
  ),
]

/** Every such place that has no check of its own. */
export const reliances: readonly Reliance[] = [...ofBuilds, ...ofTheApp]
