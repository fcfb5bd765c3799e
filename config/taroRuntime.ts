import path from 'node:path'
import { getComponentsAlias, toDashed } from '@tarojs/shared'
import type Chain from 'webpack-chain'
import { elements } from './elements'

type Changes = readonly (readonly [from: string, to: string])[]

type Aliases = Record<string, { _num: string }>

/** Short names of the components and of their properties in setData; set before webpack is configured. */
let aliases: Aliases = {}

/** Makes the app use the short names of these components, which must be the ones that the templates are built from. */
export function takeAliases(components: Record<string, Record<string, string>>): void {
  const isUsed = (name: string) => name === '#text' || used.has(name.replace(/^(static|pure|click|catch)-/, ''))
  const used = new Set(Object.keys(elements).map(toDashed))
  aliases = Object.fromEntries(
    Object.entries<Aliases[string]>(getComponentsAlias(components)).filter(([name]) => isUsed(name)),
  )
}

/**
 * Changes in files of Taro 4.2.0 that are part of every main package. The runtime numbers the properties of all components at every launch,
 * from a table of everything that a host has; here it gets the numbers that the templates were built with, and the table is dropped. The entry
 * of `@tarojs/taro` takes one export of the runtime in a way that would keep all of them.
 */
const changesOf = (): Record<string, Changes> => ({
  'taro/index.js': [["const { hooks } = require('@tarojs/runtime')", "const hooks = require('@tarojs/runtime').hooks"]],
  'runtime/dist/utils/index.js': [['getComponentsAlias$1(internalComponents)', JSON.stringify(aliases)]],
  'runtime/dist/dsl/common.js': [['getComponentsAlias(internalComponents)[VIEW]._num', `'${aliases.view?._num}'`]],
  // A component that is not the host's own keeps `click`; this app has none. Nothing sets HTML (S3), and Douyin's build would parse it.
  'react/dist/react.esm.js': [
    ['compName in internalComponents', 'true'],
    ['setInnerHTML(dom, newHtml);', ''],
  ],
  // An address and a history for libraries that are written for browsers; in a mini-program no code here reads them.
  'runtime/dist/bom/window.js': [
    ["import { History } from './history.js';", ''],
    ["import { Location } from './location.js';", ''],
    ['new Location({ window: this })', 'new Events()'],
    ['new History(this.location, { window: this })', 'new Events()'],
  ],
  // Only an element of HTML that links elsewhere, and code that is written for browsers, take addresses apart with it.
  'runtime/dist/dom/document.js': [
    ["import { AnchorElement } from './anchor-element.js';", ''],
    ['new AnchorElement()', 'new TaroElement()'],
  ],
  // fflate names `URL` in its code for workers, which no screen uses and the minifier drops; webpack would keep Taro's class for that name.
  'runtime/dist/index.js': [["export { TaroURLProvider as URL, parseUrl } from './bom/URL.js';", '']],
  // Tables of the components that a host has; a call of Object.assign is kept although its result is not used.
  'shared/dist/components.js': [['Object.assign(', '/* @__PURE__ */ Object.assign(']],
  [`plugin-platform-${process.env.TARO_ENV}/dist/runtime.js`]: [['mergeInternalComponents(components);', '']],
})

/** This file, for what is said of a change that no longer fits. */
const place = 'config/taroRuntime.ts'

/** Applies the changes to the files of Taro's runtime. */
export function slimTaro(chain: Chain): void {
  const all = changesOf()
  for (const [file, changes] of Object.entries(all))
    chain.module
      .rule(`slim ${file}`)
      .test(new RegExp(`[\\\\/]@tarojs[\\\\/]${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`))
      .enforce('pre')
      .use('replaceText')
      .loader(path.join(__dirname, 'replaceText.js'))
      .options({ file, changes, place })
  chain.plugin('mustApply').use(require('./mustApply'), [Object.keys(all), place])
}
