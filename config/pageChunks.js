const fs = require('node:fs')
const path = require('node:path')
const pageFiles = require('./pageFiles')

const scripts = (files) => files.filter((file) => file.endsWith('.js'))

/** Webpack plugin that writes which scripts each H5 page loads, so that budgets can be checked from the built output. */
module.exports = class PageChunks {
  constructor({ sourceRoot, output }) {
    this.sourceRoot = sourceRoot
    this.output = output
  }

  apply(compiler) {
    compiler.hooks.done.tap('PageChunks', ({ compilation }) => {
      const { entry, pages } = pageFiles(compilation, this.sourceRoot)
      const chunks = Object.fromEntries(Object.entries(pages).map(([page, files]) => [page, scripts(files)]))
      fs.mkdirSync(path.dirname(this.output), { recursive: true })
      fs.writeFileSync(this.output, JSON.stringify({ entry: scripts(entry), pages: chunks }, null, 2))
    })
  }
}
