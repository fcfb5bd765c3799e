const fs = require('node:fs')
const path = require('node:path')

/** Modules by the names that they have in every copy of the project. */
const nameOf = (module, root) => {
  const file = module.nameForCondition?.() ?? module.identifier()
  const place = file.lastIndexOf('node_modules')
  return (place < 0 ? path.relative(root, file) : file.slice(place)).replaceAll('\\', '/')
}

/**
 * Webpack plugin that writes which modules each chunk contains, with the bytes of their source before minification, so that a file that
 * has grown can be explained.
 */
module.exports = class ChunkModules {
  constructor({ root, output }) {
    this.root = root
    this.output = output
  }

  apply(compiler) {
    compiler.hooks.done.tap('ChunkModules', ({ compilation }) => {
      const chunks = [...compilation.chunks].map((chunk) => ({
        files: [...chunk.files],
        modules: this.modulesOf(compilation.chunkGraph.getChunkModulesIterable(chunk)),
      }))
      fs.mkdirSync(path.dirname(this.output), { recursive: true })
      fs.writeFileSync(this.output, JSON.stringify(chunks))
    })
  }

  modulesOf(modules) {
    const sizes = {}
    // A module that webpack has joined with others has them in `modules`.
    for (const module of [...modules].flatMap((one) => one.modules ?? [one])) {
      const name = nameOf(module, this.root)
      sizes[name] = (sizes[name] ?? 0) + module.size()
    }
    return sizes
  }
}
