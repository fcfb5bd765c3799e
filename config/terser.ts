/**
 * Minification of every production build. Taro's own settings target older devices than browserslist names, and for mini-programs they switch
 * most of the compression off.
 */
export const terser = {
  enable: true,
  config: {
    ecma: 2020,
    keep_fnames: false,
    parse: { ecma: 2020 },
    output: { ecma: 2020, comments: false, ascii_only: false, keep_quoted_props: false, quote_keys: false },
    compress: {
      ecma: 2020,
      passes: 2,
      pure_getters: true,
      arrows: true,
      collapse_vars: true,
      comparisons: true,
      computed_props: true,
      hoist_props: true,
      inline: true,
      loops: true,
      negate_iife: true,
      properties: true,
      reduce_funcs: true,
      reduce_vars: true,
      switches: true,
      toplevel: true,
      typeofs: true,
      directives: true,
    },
  },
} as const
