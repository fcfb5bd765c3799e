/**
 * A Babel plugin for `src/routes`: writes `isMissing` into a route whose main call the server lacks, by a file of replaced paths
 * (config/appPaths.ts), and takes the names of main calls out of all others.
 */
module.exports = ({ types }, { paths = {} }) => ({
  visitor: {
    ObjectProperty(path) {
      const { key, value } = path.node
      if (key.name !== 'mainCall' || !types.isStringLiteral(value)) return
      if (paths[value.value] !== null) path.remove()
      else path.replaceWith(types.objectProperty(types.identifier('isMissing'), types.booleanLiteral(true)))
    },
  },
})
