const fs = require('node:fs')
const path = require('node:path')

/** Webpack plugin that writes which scripts each H5 page loads, so that budgets can be checked from the built output. */
module.exports = class PageChunks {
  constructor({ sourceRoot, output }) {
    this.sourceRoot = sourceRoot
    this.output = output
  }

  apply(compiler) {
    compiler.hooks.done.tap('PageChunks', ({ compilation }) => {
      const scripts = (group) => group.getFiles().filter((file) => file.endsWith('.js'))
      const entry = [...compilation.entrypoints.values()].flatMap(scripts)
      const pages = {}
      for (const group of compilation.chunkGroups) {
        for (const { request } of group.origins) {
          const page =
            request && path.relative(this.sourceRoot, path.resolve(this.sourceRoot, request)).replace(/\\/g, '/')
          if (page && /^(pages|subPackages|center)\//.test(page)) pages[page] = withParents(group, scripts)
        }
      }
      fs.mkdirSync(path.dirname(this.output), { recursive: true })
      fs.writeFileSync(this.output, JSON.stringify({ entry: [...new Set(entry)], pages }, null, 2))
    })
  }
}

/** What a page needs besides its own scripts comes with the groups it was asked for by, up to the entry. */
function withParents(group, scripts) {
  const seen = new Set()
  const visit = (one) => {
    if (seen.has(one)) return
    seen.add(one)
    for (const parent of one.getParents()) visit(parent)
  }
  visit(group)
  return [...new Set([...seen].flatMap(scripts))]
}
