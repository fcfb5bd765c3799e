import { readdirSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { compile, compileString } from 'sass'

const src = path.resolve(__dirname, '../../src')

/** Classes that a style sheet styles on their own; in a combination (`.screen.is-offline`, `.a .b`) they are only referenced. */
function classesOf(css: string): string[] {
  const found = new Set<string>()
  postcss.parse(css).walkRules((rule) => {
    if (/^\d|^from$|^to$/.test(rule.selector)) return
    selectorParser((selectors) =>
      selectors.each(({ nodes }) => {
        const names = nodes.filter((node) => node.type === 'class').map((node) => node.value ?? '')
        if (names.length === 1 && nodes.every((node) => node.type !== 'combinator')) found.add(names[0] ?? '')
      }),
    ).processSync(rule.selector)
  })
  return [...found]
}

/** Classes that several style sheets define, with the sheets. */
function definedTwice(sheets: Record<string, string>): string[] {
  const homes = new Map<string, string[]>()
  for (const [file, css] of Object.entries(sheets))
    for (const name of classesOf(css)) homes.set(name, [...(homes.get(name) ?? []), file])
  return [...homes].filter(([, files]) => files.length > 1).map(([name, files]) => `${name}: ${files.join(', ')}`)
}

describe('a class', () => {
  it('is defined by one style sheet, since a loaded sheet applies to every later screen', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.scss'))
    expect(files.length).toBeGreaterThan(80)
    const sheets = Object.fromEntries(files.map((name) => [name, compile(path.join(src, name)).css]))
    expect(definedTwice(sheets)).toEqual([])
  })

  it('is reported where a second sheet defines it, but not where it is only referenced', () => {
    const beside = (sheet: string) =>
      definedTwice({
        a: compileString('.card { color: inherit; &-title:active { top: 0 } }').css,
        b: compileString(sheet).css,
      })
    expect(beside('.card { &-title { top: 0 } } .row { top: 0 }')).toEqual(['card-title: a, b'])
    expect(beside('.row .card { top: 0 } .card.is-on { top: 0 } .row { top: 0 }')).toEqual([])
  })
})
