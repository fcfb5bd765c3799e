import postcss, { type ChildNode, type Container, type Rule } from 'postcss'

const classes = /\.((?:[\w-]|\\.)+)/g

/** The selector of a rule in the frame; undefined where it selects nothing there. The frame stands for the body, whose styles are not loaded yet. */
function inFrame(selector: string, known: ReadonlySet<string>): string | undefined {
  const own = selector.replace(/^body\b/, '.first-frame')
  const named = [...own.matchAll(classes)].map(([, name = '']) => name)
  const isPlain = named.length > 0 && !/[#[]|:(?!:|before|after)/.test(own)
  return isPlain && named.every((name) => known.has(name)) ? own : undefined
}

const variablesIn = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/**
 * The rules of the app's styles that apply to elements with some classes, without the variables that none of them uses.
 * @param names the classes
 */
export function stylesOf(css: string, names: readonly string[]): string {
  const known = new Set(names)
  const tree = postcss.parse(css)
  tree.walkRules((rule: Rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as { name?: string }).name ?? '')) return
    const kept = rule.selectors.flatMap((selector) => inFrame(selector, known) ?? [])
    if (kept.length === 0) rule.remove()
    else rule.selectors = [...new Set(kept)]
  })
  const text = () => tree.toString()
  tree.walkAtRules((rule) => {
    if (/keyframes$/.test(rule.name)) {
      if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text())) rule.remove()
    } else if (isEmpty(rule)) rule.remove()
  })
  removeUnused(tree)
  return text().replace(/\n/g, '')
}

const isEmpty = (rule: Container<ChildNode>): boolean => !rule.nodes || rule.nodes.length === 0

/** Removes variables that nothing uses, until all that are left are used. */
function removeUnused(tree: Container): void {
  for (let isDone = false; !isDone; ) {
    isDone = true
    const used = new Set(variablesIn(tree.toString()))
    tree.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return
      declaration.remove()
      isDone = false
    })
  }
  tree.walkRules((rule) => {
    if (isEmpty(rule)) rule.remove()
  })
}
