const applied = new Set()

/**
 * Webpack loader that replaces texts in a library's file. `changes` holds pairs of a text and its replacement; each text must be there, so that
 * a new version of the library cannot silently lose a change.
 */
module.exports = function replaceText(source) {
  const { file, changes } = this.getOptions()
  applied.add(file)
  return changes.reduce((text, [from, to]) => {
    if (text.includes(from)) return text.replaceAll(from, () => to)
    throw new Error(
      `${file} no longer contains "${from}": adapt its change in config/taroRuntime.ts to this version of the library, or remove it`,
    )
  }, source)
}

/** Webpack plugin that fails the build by name where one of these files was not part of it, so that its change had no effect. */
module.exports.MustApply = class MustApply {
  constructor(files) {
    this.files = files
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('MustApply', (compilation) => {
      // Taro compiles its templates in child compilers of their own.
      if (compilation.compiler.isChild()) return
      compilation.hooks.finishModules.tap('MustApply', () => {
        for (const file of this.files.filter((one) => !applied.has(one)))
          compilation.errors.push(
            new Error(`${file} is not part of the build: adapt or remove its change in config/taroRuntime.ts`),
          )
      })
    })
  }
}
