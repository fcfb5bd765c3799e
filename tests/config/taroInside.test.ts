import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

/** A place of ours that relies on what a library does inside. */
interface Reliance {
  ours: string
  /** The library's file, below node_modules. */
  theirs: string
  /** What it relies on, as a customer or a developer would notice it. */
  on: string
  /** Whether the text of the library's file still does that. */
  holds(text: string): boolean
}

const says =
  (...patterns: RegExp[]) =>
  (text: string) =>
    patterns.every((pattern) => pattern.test(text))

const slide = numberIn(read('src/platform/page/pageTurns.ts'), /slide = (\d+)/)
const lowest = Math.min(
  ...[...read('config/miniChunks.ts').matchAll(/priority: ([\d_]+)/g)].map(([, text]) =>
    Number(text?.replace('_', '')),
  ),
)

const reliances: readonly Reliance[] = [
  {
    ours: 'src/platform/page/pageTurns.ts',
    theirs: '@tarojs/router/dist/router/page.js',
    on: `a page has replaced another one after ${slide} ms`,
    holds: (text) => {
      const [, duration, delay] = /defaultAnimation = \{ duration: (\d+), delay: (\d+) \}/.exec(text) ?? []
      return Number(duration) + Number(delay) <= slide
    },
  },
  {
    ours: 'src/platform/page/pageCode.h5.ts',
    theirs: 'history/index.js',
    on: 'the position of an entry is `idx` in the state of the browser’s history',
    holds: says(/idx: index/, /state\.idx/),
  },
  {
    ours: 'config/miniChunks.ts',
    theirs: '@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin.js',
    on: `the priorities of Taro's own groups are below ${lowest}`,
    holds: (text) => {
      const theirs = [...text.matchAll(/priority: (\d+)/g)].map(([, priority]) => Number(priority))
      return theirs.length === 2 && Math.max(...theirs) < lowest
    },
  },
  {
    ours: 'config/templatesPlugin.ts',
    theirs: '@tarojs/shared/dist/template.js',
    on: 'the template builder has internalComponents, nestElements, buildAttribute and buildTemplate',
    holds: says(
      /this\.internalComponents = /,
      /this\.nestElements = /,
      /^ {4}buildAttribute\(attrs, nodeName\)/m,
      /this\.buildTemplate = \(/,
      /nestElements\.has\(compName\) && level \+ 1 > nestElements\.get\(compName\)/,
    ),
  },
  {
    ours: 'config/compiledOnce.ts',
    theirs: '@tarojs/webpack5-runner/dist/webpack/WebpackModule.js',
    on: 'scripts are compiled by the loader `babelLoader` of the rule `script`',
    holds: says(/getScriptRule/, /babelLoader: WebpackModule\.getLoader\('babel-loader'/),
  },
  {
    ours: 'config/compiledOnce.ts',
    theirs: 'babel-preset-taro/index.js',
    on: 'the preset asks for H5 and for WeChat alone, so that Alipay and Douyin get the same code',
    holds: (text) => {
      const asked = [...text.matchAll(/process\.env\.TARO_(?:ENV|PLATFORM) [!=]== '(\w+)'/g)].map(([, host]) => host)
      return asked.length > 0 && asked.every((host) => ['rn', 'harmony', 'web', 'weapp'].includes(host ?? ''))
    },
  },
  {
    ours: 'config/minifier.ts',
    theirs: '@tarojs/webpack5-runner/dist/webpack/BaseConfig.js',
    on: 'the minimizer that it replaces is `terserPlugin`',
    holds: says(/minimizer\.terserPlugin = /),
  },
  {
    ours: 'src/platform/page/hostBar.h5.ts',
    theirs: '@tarojs/router/dist/index.esm.js',
    on: 'the bar has parts with the classes of back, home and title',
    holds: says(
      /classList\.add\('taro-navigation-bar-back'\)/,
      /classList\.add\('taro-navigation-bar-home'\)/,
      /classList\.add\('taro-navigation-bar-title'\)/,
    ),
  },
  {
    ours: 'src/ui/host/h5Elements.tsx',
    theirs: '@tarojs/components/dist/collection/components/view/view.js',
    on: 'Taro’s own view looks pressed after 50 ms and for 400 ms',
    holds: says(/hoverStartTime = 50;/, /hoverStayTime = 400;/),
  },
  {
    ours: 'config/release/hosts.ts',
    theirs: '@tarojs/taro/package.json',
    on: 'the tool that uploads has the version of Taro',
    holds: (text) => read('config/release/hosts.ts').includes(`@tarojs/plugin-mini-ci@${JSON.parse(text).version}'`),
  },
]

/** What to do where a library no longer does what we rely on; nothing where it does. */
function broken({ ours, theirs, on, holds }: Reliance, text: string): string | undefined {
  if (holds(text)) return undefined
  return `${ours} relies on ${theirs}: ${on}. Read that file, adapt ours, and docs/taro-upgrade.md with it`
}

describe('what relies on the inside of a library', () => {
  it.each(reliances.map((one) => [`${one.ours}: ${one.on}`, one] as const))('%s', (_name, one) => {
    expect(existsSync(path.join(root, one.ours))).toBe(true)
    expect(broken(one, read(`node_modules/${one.theirs}`))).toBeUndefined()
  })

  it.each([
    ['src/platform/page/pageTurns.ts', 'defaultAnimation = { duration: 500, delay: 50 }'],
    ['src/platform/page/pageTurns.ts', 'animation of its own'],
    ['src/platform/page/pageCode.h5.ts', 'index: index'],
    ['config/miniChunks.ts', 'priority: 10000, priority: 30000'],
    ['config/miniChunks.ts', 'priority: 10000'],
    ['config/templatesPlugin.ts', 'this.internalComponents = x; this.buildTemplate = () => x'],
    ['config/compiledOnce.ts', "babelLoader: WebpackModule.getLoader('swc-loader')"],
    ['config/compiledOnce.ts', "process.env.TARO_ENV === 'alipay'"],
    ['config/minifier.ts', 'minimizer.swcPlugin = x'],
    ['src/platform/page/hostBar.h5.ts', "classList.add('taro-bar-back')"],
    ['src/ui/host/h5Elements.tsx', 'hoverStartTime = 20; hoverStayTime = 400;'],
    ['config/release/hosts.ts', '{ "version": "9.0.0" }'],
  ])('a change is reported by the name of %s: %s', (ours, changed) => {
    const reports = reliances.filter((one) => one.ours === ours).map((one) => broken(one, changed))
    expect(reports).toContainEqual(expect.stringMatching(new RegExp(`^${ours} relies on .*docs/taro-upgrade\\.md`)))
  })
})
