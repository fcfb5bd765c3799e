const { Compilation, sources } = require('webpack')
const pageFiles = require('./pageFiles')

/**
 * Webpack plugin that makes `index.html` load the code of the page that a visit starts with immediately, if it is one of `startPages`, together with the entry's.
 * Otherwise a browser requests it only after the entry has run: at least one more round trip.
 */
module.exports = class PagePreloads {
  constructor({ sourceRoot, aliases, startPages }) {
    this.sourceRoot = sourceRoot
    this.aliases = aliases
    this.startPages = startPages
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('PagePreloads', (compilation) => {
      // After the page is written, and before the names in it get the hash of the final file contents.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1
      compilation.hooks.processAssets.tap({ name: 'PagePreloads', stage }, (assets) => {
        const page = assets['index.html']
        if (!page) return
        const html = withPreloads(String(page.source()), `<script>${this.script(compilation)}</script>`)
        compilation.updateAsset('index.html', new sources.RawSource(html))
      })
    })
  }

  script(compilation) {
    const { entry, pages: all } = pageFiles(compilation, this.sourceRoot)
    const pages = Object.fromEntries(this.startPages.flatMap((page) => (all[page] ? [[page, all[page]]] : [])))
    const files = [...new Set(Object.values(pages).flat())].filter((file) => !entry.includes(file))
    const places = {}
    for (const [page, its] of Object.entries(pages))
      for (const address of this.aliases[`/${page}`] ?? [`/${page}`])
        places[address] = its.flatMap((file) => (entry.includes(file) ? [] : [files.indexOf(file)]))
    return `(${preload})(${JSON.stringify(files)},${JSON.stringify(places)}[location.pathname]||[])`
  }
}

/**
 * Entry scripts are requested first and with high priority: a browser gives deferred ones a low one. The script comes before the styles,
 * because a browser runs no script before the styles above it are loaded.
 */
function withPreloads(html, script) {
  const styles = html.search(/<link[^>]*rel="stylesheet"/)
  if (styles < 0 || !html.includes('<script defer="defer"'))
    throw new Error(
      'config/pagePreloads.js: index.html has no deferred script or no style; adapt withPreloads to what HtmlWebpackPlugin writes',
    )
  return `${html.slice(0, styles)}${script}${html.slice(styles)}`.replace(
    /<script defer="defer"/g,
    '<script defer="defer" fetchpriority="high"',
  )
}

/** Runs in the browser, in exactly this form. */
const preload = `function(files,places){places.forEach(function(place){var link=document.createElement("link");link.rel="preload";link.href="/"+files[place];link.as=/css$/.test(link.href)?"style":"script";document.head.appendChild(link)})}`
