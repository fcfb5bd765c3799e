/**
 * A Babel plugin for `src/contract`: writes the paths and prefixes of a file of replaced paths (config/appPaths.ts) in place of the contract's
 * own, and `isMissing` into a call that the server lacks.
 */
module.exports = ({ types }, { paths, prefixes }) => ({
  visitor: {
    CallExpression({ node }) {
      const [own, options] = node.arguments
      if (node.callee.callee?.name !== 'endpoint' || !Object.hasOwn(paths, own.value)) return
      const path = paths[own.value]
      if (path === null)
        options.properties.push(types.objectProperty(types.identifier('isMissing'), types.booleanLiteral(true)))
      else node.arguments[0] = types.stringLiteral(path)
    },
    VariableDeclarator({ node }) {
      if (node.id.name !== 'families') return
      for (const property of node.init.properties) {
        const prefix = prefixes[property.key.name]
        if (prefix === undefined) continue
        property.shorthand = false
        property.value = types.objectExpression([
          types.spreadElement(property.value),
          types.objectProperty(types.identifier('prefix'), types.stringLiteral(prefix)),
        ])
      }
    },
  },
})
