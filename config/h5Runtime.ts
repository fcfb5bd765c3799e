import path from 'node:path'
import type Chain from 'webpack-chain'

type Changes = readonly (readonly [from: string, to: string])[]

/** Modules of ours that a changed file imports. */
const modules = path.join(__dirname, 'h5Modules')
const ours = (name: string) => JSON.stringify(path.join(modules, name))

/** Abilities of Stencil that none of the elements of an H5 build has (`tests/builds/h5Elements.test.ts`): the minifier then drops their code. */
const unusedAbilities = [
  'shadowDom',
  'scoped',
  'shadowDelegatesFocus',
  'svg',
  'mode',
  'vdomXlink',
  'hostListenerTarget',
  'hostListenerTargetWindow',
  'hostListenerTargetDocument',
  'hostListenerTargetBody',
  'cmpWillUpdate',
  'cmpWillRender',
  'cmpDidUpdate',
  'cmpShouldUpdate',
]

/** A function of Stencil that nothing calls but itself, which the minifier therefore keeps; without its body it is dropped. */
const emptied = (start: string) => [start, `${start}\n    return;`] as const

/** Changes in files below `node_modules` that are part of H5's first load, by what no page of H5 uses (`docs/decisions/094-h5-framework-costs.md`). */
const changes: Record<string, Changes> = {
  // The addresses of pages have no parameters, so that nothing of what path-to-regexp reads in a pattern is in one.
  'universal-router/module.js': [
    ["import { match } from 'path-to-regexp'", `import { match } from ${ours('matchPath.ts')}`],
  ],
  // All of query-string, with what writes addresses, for one way to read them.
  '@tarojs/router/dist/router/page.js': [
    ["import queryString from 'query-string'", `import { parseQuery } from ${ours('parseQuery.ts')}`],
    ['queryString.parse(search, { decode: false })', 'parseQuery(search)'],
  ],
  // A turning circle of 24 lines, which only showNavigationBarLoading shows: no page calls it (`tests/config/h5Runtime.test.ts`).
  '@tarojs/router/dist/navigationBar.js': [['navigationBarLoading.innerHTML = loading_svg_str;', '']],
  // Templates of mini-programs call `eh` of a page; a browser has events of its own.
  '@tarojs/runtime/dist/dsl/common.js': [['    config.eh = eventHandler;\n', '']],
  '@stencil/core/internal/app-data/index.js': unusedAbilities.map(
    (name) => [` ${name}: true,`, ` ${name}: false,`] as const,
  ),
  '@stencil/core/internal/client/index.js': [
    emptied(
      'const clientHydrate = (parentVNode, childRenderNodes, slotNodes, shadowRootNodes, hostElm, node, hostId) => {',
    ),
    emptied('const initializeDocumentHydrate = (node, orgLocNodes) => {'),
  ],
}

/** Applies the changes to the files of Taro and its libraries. */
export function slimH5(chain: Chain): void {
  // Taro compiles the folder of the sources alone.
  chain.module.rule('script').include.add(modules)
  for (const [file, its] of Object.entries(changes))
    chain.module
      .rule(`slim ${file}`)
      .test(new RegExp(`[\\\\/]node_modules[\\\\/]${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`))
      .enforce('pre')
      .use('replaceText')
      .loader(path.join(__dirname, 'replaceText.js'))
      .options({ file, changes: its, place: 'config/h5Runtime.ts' })
  chain.plugin('mustApply').use(require('./mustApply'), [Object.keys(changes), 'config/h5Runtime.ts'])
}
