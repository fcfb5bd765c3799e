const fs = require('node:fs')
const path = require('node:path')
const pageFiles = require('./pageFiles')

const ending = (extension) => (files) => files.filter((file) => file.endsWith(extension))
const scripts = ending('.js')
const styles = ending('.css')

/** Webpack plugin that writes which scripts and styles each H5 page loads, so that budgets can be checked from the built output. */
module.exports = class PageChunks {
  constructor({ sourceRoot, output }) {
    this.sourceRoot = sourceRoot
    this.output = output
  }

  apply(compiler) {
    compiler.hooks.done.tap('PageChunks', ({ compilation }) => {
      const { entry, pages } = pageFiles(compilation, this.sourceRoot)
      const ofPages = (kind) => Object.fromEntries(Object.entries(pages).map(([page, files]) => [page, kind(files)]))
      const chunks = {
        entry: scripts(entry),
        pages: ofPages(scripts),
        styles: { entry: styles(entry), pages: ofPages(styles) },
      }
      fs.mkdirSync(path.dirname(this.output), { recursive: true })
      fs.writeFileSync(this.output, JSON.stringify(chunks, null, 2))
    })
  }
}
