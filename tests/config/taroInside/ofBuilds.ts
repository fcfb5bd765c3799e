import { numbersIn, onParts, type Reliance, read } from './reliance'

const lowest = Math.min(...numbersIn(read('config/miniChunks.ts'), /priority: ([\d_]+)/g))
const runner = '@tarojs/webpack5-runner/dist'

/** What the build relies on in Taro and webpack. */
export const ofBuilds: readonly Reliance[] = [
  {
    ours: 'config/miniChunks.ts',
    theirs: `${runner}/plugins/MiniSplitChunksPlugin.js`,
    on: `the two priorities of Taro's own groups are below ${lowest}`,
    holds: (text) => {
      const theirs = numbersIn(text, /priority: (\d+)/g)
      return Number.isFinite(lowest) && theirs.length === 2 && theirs.every((priority) => priority < lowest)
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
