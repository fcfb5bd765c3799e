import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'

/**
 * Rewrites a mini-program style sheet for a browser: tag selectors name the `wx-` elements, `rpx` becomes a share of the
 * window's width, and a component's classes get its scope (`.nb` → `.c0--nb`), as the framework draws them.
 */
export function toBrowserCss(css: string, file: string, scope: string | undefined): string {
  const root = postcss.parse(css, { from: file })
  root.walkRules((rule) => {
    const { parent } = rule
    if (parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))) return
    rule.selector = selectorParser((selectors) => {
      selectors.walkTags((tag) => {
        if (tag.value !== '*') tag.value = `wx-${tag.value.toLowerCase()}`
      })
      if (scope) {
        selectors.walkClasses((name) => {
          name.value = `${scope}--${name.value}`
        })
      }
    }).processSync(rule.selector)
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/(-?\d*\.?\d+)rpx\b/g, (_match, length: string) => {
      return `calc(100vw * ${length} / 750)`
    })
  })
  return root.toString()
}
