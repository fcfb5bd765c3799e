import path from 'node:path'
import postcss, { type Root } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/**
 * Rewrites a mini-program style sheet for a browser: tag selectors name the `wx-` elements, `rpx` becomes a fraction of the window's width,
 * and a component's classes get its scope (`.nb` → `.c0--nb`), as the framework renders them. Imported sheets replace their `@import`.
 * Throws for a sheet that does not parse.
 */
export function toBrowserCss(file: string, read: (file: string) => string, scope: string | undefined): string {
  const root = withImports(file, read)
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

function withImports(file: string, read: (file: string) => string): Root {
  const root = postcss.parse(read(file), { from: file })
  root.walkAtRules('import', (rule) => {
    const target = /["']([^"']+)["']/.exec(rule.params)?.[1]
    if (!target) return
    const resolved = target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target)
    rule.replaceWith(...withImports(resolved, read).nodes)
  })
  return root
}
