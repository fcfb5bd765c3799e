import ts from 'typescript'
import { elements } from '../elements'
import type { ProjectFile } from '../scripts/projectFiles'
import type { Violation } from './ban'
import { importsOf, lineAt, nodesOf } from './source'

/** What every element has in each host's templates, and what React itself takes. */
const common = /^(id|key|ref|className|style|onClick|catchMove|role|aria-[a-z]+)$/

/** Taro's components that a file imports, by their local name. */
const taroComponents = (file: ProjectFile): Map<string, string> =>
  new Map(
    importsOf(file)
      .filter(({ from, isType }) => from === '@tarojs/components' && !isType)
      .flatMap(({ local }) => [...local].map(([name, here]): [string, string] => [here, name])),
  )

/**
 * Components of Taro, and their properties and events, that are written in JSX but not listed in `config/elements.ts`: the templates of
 * mini-programs are cut to that list, so an event would never arrive. A file for browsers alone may use more.
 */
export function unlistedProps(file: ProjectFile): Violation[] {
  const { path, text } = file
  if (!/^src\/.+\.tsx$/.test(path) || /\.h5\.tsx$/.test(path)) return []
  const components = taroComponents(file)
  const found: Violation[] = []
  const report = (node: ts.Node, message: string) =>
    found.push({ path, line: lineAt(text, node.getStart()), ban: 'listed-props', message })
  for (const node of nodesOf(file)) {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) continue
    const component = components.get(node.tagName.getText())
    const listed = component === undefined ? undefined : elements[component]
    if (component && !listed)
      report(node, `mini-programs have no template for ${component}: list it in config/elements.ts`)
    for (const attribute of listed ? node.attributes.properties : []) {
      if (!ts.isJsxAttribute(attribute)) continue
      const name = attribute.name.getText()
      if (!common.test(name) && !listed?.includes(name))
        report(attribute, `the template of ${component} has no ${name}: list it in config/elements.ts`)
    }
  }
  return found
}
