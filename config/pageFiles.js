const path = require('node:path')

/**
 * The scripts and styles that each H5 page loads, and those of the entry, by their current names in the built output. Pages are named as in
 * `routes.ts`.
 */
module.exports = function pageFiles(compilation, sourceRoot) {
  // The styles of the entry are part of `index.html`, and have no file any more once it is written.
  const files = (group) => group.getFiles().filter((file) => /\.(js|css)$/.test(file) && compilation.getAsset(file))
  const entry = [...compilation.entrypoints.values()].flatMap(files)
  const pages = {}
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      const page = request && path.relative(sourceRoot, path.resolve(sourceRoot, request)).replace(/\\/g, '/')
      if (page && /^(pages|subPackages|center)\//.test(page)) pages[page] = withParents(group, files)
    }
  }
  return { entry: [...new Set(entry)], pages }
}

/** The files that a page needs besides its own belong to the groups that requested it, up to the entry. */
function withParents(group, files) {
  const seen = new Set()
  const visit = (one) => {
    if (seen.has(one)) return
    seen.add(one)
    for (const parent of one.getParents()) visit(parent)
  }
  visit(group)
  return [...new Set([...seen].flatMap(files))]
}
