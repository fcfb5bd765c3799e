const { NormalModule } = require('webpack')

/** Webpack plugin that keeps styles without source maps: css-loader would write those of H5's components into the scripts that ship. */
module.exports = class ScriptMaps {
  apply(compiler) {
    compiler.hooks.compilation.tap('ScriptMaps', (compilation) => {
      NormalModule.getCompilationHooks(compilation).loader.tap('ScriptMaps', (context, { resource }) => {
        if (/\.s?css$/.test(resource)) context.sourceMap = false
      })
    })
  }
}
