const { applied } = require('./mustApply')

/**
 * Webpack loader that replaces texts in a library's file. `changes` holds pairs of a text and its replacement; each text must be there, so that
 * a new version of the library cannot silently lose a change. `place` is the file of ours that lists them.
 */
module.exports = function replaceText(source) {
  const { file, changes, place } = this.getOptions()
  applied.add(file)
  return changes.reduce((text, [from, to]) => {
    if (text.includes(from)) return text.replaceAll(from, () => to)
    throw new Error(
      `${file} no longer contains "${from}": adapt its change in ${place} to this version of the library, or remove it`,
    )
  }, source)
}
