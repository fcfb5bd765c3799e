/**
 * Webpack plugin that fails the build by name where one of the files that `replaceText` changes was not part of it, so that the change had no
 * effect. `place` is the file of ours that lists the changes.
 */
class MustApply {
  constructor(files, place) {
    this.files = files
    this.place = place
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('MustApply', (compilation) => {
      // Taro compiles its templates in child compilers of their own.
      if (compilation.compiler.isChild()) return
      compilation.hooks.finishModules.tap('MustApply', () => {
        for (const file of this.files.filter((one) => !MustApply.applied.has(one)))
          compilation.errors.push(
            new Error(`${file} is not part of the build: adapt or remove its change in ${this.place}`),
          )
      })
    })
  }
}

/** The files that have been changed. */
MustApply.applied = new Set()

module.exports = MustApply
